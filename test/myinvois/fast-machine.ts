/** Loaded before a program: the clocks and timers of its machine run faster. The program itself knows nothing of it. */

const SPEED = Number(process.env.FAST_MACHINE_SPEED ?? 300);
const startMs = Number(process.env.FAST_MACHINE_START ?? Date.now());
const epochMs = Number(process.env.FAST_MACHINE_EPOCH ?? startMs);

const [realNow, realPerformance, realTimeout] = [Date.now, performance.now.bind(performance), setTimeout];
const fastNow = (): number => epochMs + (realNow() - startMs) * SPEED;

class FastDate extends Date {
  constructor(...given: readonly unknown[]) {
    super(...((given.length === 0 ? [fastNow()] : given) as [number]));
  }

  static override now(): number {
    return fastNow();
  }
}

globalThis.Date = FastDate as DateConstructor;
performance.now = () => realPerformance() * SPEED;
globalThis.setTimeout = ((run: () => void, milliseconds = 0, ...rest: readonly unknown[]) =>
  realTimeout(run, milliseconds / SPEED, ...(rest as []))) as unknown as typeof setTimeout;
