const DAY = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/;

/** Reads `2030-12-24` or `2030-12-24 20:00`, by universal time: an ISO date, or date and time. Undefined if there is no such day. */
export function readDay(text: string): string | undefined {
  const [, day, hour] = DAY.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  const at = new Date(`${day}T${hour ?? '00:00'}:00Z`);
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(day)) return undefined;
  return hour === undefined ? day : at.toISOString();
}
