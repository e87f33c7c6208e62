/** What this window knows: who plays, where, and what is in the channel. */
export const state = {
  as: new URLSearchParams(location.search).get('as') ?? '',
  me: null,
  bot: null,
  guild: '',
  guildId: '',
  attended: true,
  players: [],
  places: [],
  commands: [],
  placeId: new URLSearchParams(location.search).get('channel') ?? '',
  messages: new Map(),
  unread: new Map(),
};

export const placeOf = (id) => state.places.find((place) => place.id === id);

export const playerOf = (id) => [...state.players, state.bot].find((player) => player?.id === id);

/** Keeps the window's address in step, so that a reload comes back to the same player and channel. */
export function rememberAddress() {
  const query = new URLSearchParams({ as: state.as, channel: state.placeId });
  history.replaceState(null, '', `?${query}`);
  document.title = `${placeOf(state.placeId)?.name ?? 'Sandbox'} · ${state.me?.name ?? ''}`;
}

/** Something small kept for this window (`session`) or for good (`local`), by player. */
const shelf = (storage) => ({
  read: (key) => {
    try {
      return JSON.parse(storage.getItem(`${state.as} ${key}`));
    } catch {
      return null;
    }
  },
  write: (key, value) => {
    if (value === null || value === '') storage.removeItem(`${state.as} ${key}`);
    else storage.setItem(`${state.as} ${key}`, JSON.stringify(value));
  },
});

export const kept = shelf(sessionStorage);
export const keptForGood = shelf(localStorage);
