/** Hours of the day, by the clock on the wall of this machine. They can run past midnight. */

/** Minutes since midnight. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

const HOURS = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

/** Two times such as `01:00-05:00`; null for anything else. */
export function hoursIn(text: unknown): Hours | null {
  const parts = HOURS.exec(String(text));
  if (!parts) return null;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = parts.slice(1).map(Number);
  return { from: fromHour * 60 + fromMinute, to: toHour * 60 + toMinute };
}

export function isWithin({ from, to }: Hours, local: Date): boolean {
  const minute = local.getHours() * 60 + local.getMinutes();
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}
