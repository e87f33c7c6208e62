import { state } from './state.js';

/** What is said while nothing comes back. */
export const NO_SANDBOX = 'The sandbox cannot be reached. Is it still running?';

/** Asks the sandbox for something as the current player. */
export async function get(action, query = {}) {
  const parameters = new URLSearchParams({ as: state.as, ...query });
  const response = await fetch(`/sandbox/api/${action}?${parameters}`);
  return response.json();
}

/** What the bot answers, and what one says oneself: one wants to see what comes of it. */
const ACTS = new Set(['command', 'press', 'choose', 'submit', 'say']);

/** Does something as the current player. A lost connection is a failure like any other. */
export async function post(action, body) {
  if (ACTS.has(action)) document.dispatchEvent(new CustomEvent('acted'));
  try {
    const response = await fetch(`/sandbox/api/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ as: state.as, channel: state.placeId, ...body }),
    });
    return await response.json();
  } catch {
    return { kind: 'failure', reason: 'offline', text: NO_SANDBOX };
  }
}
