/** Text for HTML, in elements and attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The little Markdown that prose has: `*emphasis*`. */
export function proseHtml(text: string): string {
  return escapeHtml(text).replaceAll(/\*\*?([^*]+)\*\*?/g, '<em>$1</em>');
}

/** An event's place on the page. */
export const anchorOf = (event: string): string => event.replace('#', '-');
