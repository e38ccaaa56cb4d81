/**
 * The lanes of a sandbox host, and whose turn it is. Books of different tenants run side by side; a long command never runs
 * before a quick one of another tenant. Knows nothing of books but where they were last open.
 */

import { type SandboxFigures, SECOND_MS } from '@ledgerline/contract';
import type { Clock, Timer, Timers } from '../clock.ts';
import type { Log } from '../log.ts';
import type { LaneLimits, LaneRequest, LaneResult } from './lane-message.ts';
import { ENDED, type LaneEnded, LaneProcess } from './lane-process.ts';

export type LaneKind = 'quick' | 'long';

/** Where a book is open, and how often it had to wait there while another lane had nothing to do. */
export interface Seat {
  readonly key: number;
  /** The owner of the book: owners take turns. */
  readonly tenant: string;
  lane: Lane | null;
  waits: number;
  /** Whether one of its commands was abandoned: nothing queued behind it starts. */
  isHalted: boolean;
  isClosed: boolean;
}

export const newSeat = (key: number, tenant: string): Seat => ({
  key,
  tenant,
  lane: null,
  waits: 0,
  isHalted: false,
  isClosed: false,
});

/** The lane was ended because the command took longer than allowed. */
export interface CutShort {
  readonly kind: 'cut';
}

export type TurnEnd = LaneResult | LaneEnded | CutShort;

/** What is asked of a lane. */
export interface AskedTurn {
  readonly kind: LaneKind;
  readonly request: LaneRequest;
  readonly reportProgress?: ((text: string) => void) | undefined;
  /** How long the same took the last time; null or left out when that is not known. */
  readonly expectedMs?: number | null;
}

interface Turn extends AskedTurn {
  readonly seat: Seat;
  /** The order in which turns were requested, which the end of a lane does not change. */
  readonly order: number;
  readonly sinceMs: number;
  readonly end: (end: TurnEnd) => void;
  /** How often a lane has ended during the turn. */
  lanesEnded: number;
}

export interface Lane {
  readonly kind: LaneKind;
  readonly process: LaneProcess;
  isReady: boolean;
  turn: Turn | null;
  /** Further turns of the same book that were sent to the lane; each begins when the one before has ended. */
  readonly ahead: Turn[];
  /** When the turn began, or when the lane became idle. */
  sinceMs: number;
  /** The timer that ends the turn by force when it takes too long. */
  limit: Timer | null;
  /** The turn that was ended by force. */
  cut: Turn | null;
  hasEnded: boolean;
}

export interface LanePoolOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Log;
  /** Where the locks of lanes are. */
  readonly folder: string;
  readonly limits: LaneLimits;
  /** How many lanes of a kind there are at most; a quick one that does something long does not count. */
  readonly lanesMax: Readonly<Record<LaneKind, number>>;
  /** A command that takes longer is ended with its lane. */
  readonly turnMsMax: number;
}

export type LaneFigures = Omit<SandboxFigures, 'sandboxes' | 'residentBytes'>;

const KINDS: readonly LaneKind[] = ['quick', 'long'];
/** How often a book waits for its own lane while another is free; then it moves there. */
const WAITS_BEFORE_MOVE = 3;
/** Another free lane is preferred when a lane has been busy for longer than this. */
const STAY_MS = 15;
/** A quick lane that has been busy for so long does something long, and another one takes its place. */
const OVERRUN_MS = 100;
/** The maximum number of quick lanes that are started as replacements. */
const SPARE_LANES_MAX = 2;
/** How much work is sent ahead to a lane, because it delays books of other tenants. */
const AHEAD_MS_MAX = 15;
/** More is sent when no more than this is left, so that several commands, and their results, are sent together. */
const AHEAD_MS_LEFT = AHEAD_MS_MAX / 2;
const IDLE_LANE_MS = 60_000;
/** A printed document must not wait for a process to start: a long lane is started so long after the first quick one. */
const LONG_LANE_AFTER_MS = 5_000;
const LOOK_AGAIN_MS = 10;
/** How often a lane that ends during a command is replaced; a command that ends them all is abandoned. */
const LANES_PER_TURN_MAX = 3;
const START_AGAIN_MS = 1_000;

export class LanePool {
  readonly #options: LanePoolOptions;
  readonly #lanes = new Set<Lane>();
  #waiting: Turn[] = [];
  readonly #running = new Map<string, number>();
  readonly #ready = Promise.withResolvers<readonly string[]>();
  #look: Timer | null = null;
  #sweep: Timer | null = null;
  readonly #longLane: Timer;
  #isStopped = false;
  #asked = 0;
  #startNotBeforeMs = Number.NEGATIVE_INFINITY;
  #figures = { turns: 0, longTurns: 0, lanesEnded: 0, longestWaitSeconds: 0 };

  constructor(options: LanePoolOptions) {
    this.#options = options;
    this.#start('quick');
    this.#longLane = options.timers.after(LONG_LANE_AFTER_MS, () => {
      if (this.#lanesOf('long').length === 0) this.#start('long');
    });
  }

  /** The command types that a lane knows, once the first one has started. */
  get commandTypes(): Promise<readonly string[]> {
    return this.#ready.promise;
  }

  /** A turn that has not started when its book is closed or the pool stops never ends: the next host starts with it. */
  run(seat: Seat, asked: AskedTurn): Promise<TurnEnd> {
    return new Promise((end) => {
      if (this.#isStopped) return;
      this.#asked += 1;
      const sinceMs = this.#options.clock.monotonicMs();
      this.#waiting.push({ ...asked, seat, order: this.#asked, sinceMs, end, lanesEnded: 0 });
      this.#giveTurns();
    });
  }

  /** Closes a book where it is open; when a command of it runs, that lane is ended with it. */
  async close(seat: Seat): Promise<void> {
    const { lane } = seat;
    seat.lane = null;
    seat.isClosed = true;
    this.#waiting = this.#waiting.filter((turn) => turn.seat !== seat);
    if (lane?.turn?.seat === seat) await lane.process.kill();
    else if (lane) void lane.process.ask({ kind: 'close', key: seat.key });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#look?.cancel();
    this.#sweep?.cancel();
    this.#longLane.cancel();
    this.#waiting = [];
    for (const { process } of this.#lanes) process.dismiss();
    await Promise.all([...this.#lanes].map(({ process }) => process.ended));
  }

  /** The figures since the start, and the longest wait since the last call. */
  takeFigures(): LaneFigures {
    const figures = { ...this.#figures, lanes: this.#lanes.size, waiting: this.#waiting.length };
    this.#figures.longestWaitSeconds = 0;
    return figures;
  }

  #lanesOf(kind: LaneKind): readonly Lane[] {
    return [...this.#lanes].filter((lane) => lane.kind === kind);
  }

  #giveTurns(): void {
    this.#endHalted();
    for (const kind of KINDS) this.#giveTurnsOf(kind);
    this.#sendAhead();
    if (this.#waiting.length === 0 || this.#look || this.#isStopped) return;
    this.#look = this.#options.timers.after(LOOK_AGAIN_MS, () => {
      this.#look = null;
      this.#giveTurns();
    });
  }

  #endHalted(): void {
    for (const turn of this.#waiting.filter(({ seat, request }) => seat.isHalted && request.kind === 'execute')) {
      this.#waiting = this.#waiting.filter((one) => one !== turn);
      turn.end({ kind: 'not_started' });
    }
  }

  #giveTurnsOf(kind: LaneKind): void {
    const waiting = this.#inFairOrder(kind);
    if (waiting.length === 0) return;
    let free = this.#lanesOf(kind).filter(({ isReady, turn }) => isReady && turn === null);
    for (const turn of waiting) {
      const lane = isRunning(turn.seat) ? null : this.#laneFor(turn, free);
      if (!lane) continue;
      free = free.filter((one) => one !== lane);
      this.#waiting = this.#waiting.filter((one) => one !== turn);
      this.#begin(lane, turn);
    }
    if (this.#isLaneMissing(kind) && free.length === 0) this.#startAnother(kind);
  }

  #isLaneMissing(kind: LaneKind): boolean {
    return this.#waiting.some((turn) => turn.kind === kind && !isRunning(turn.seat));
  }

  /**
   * A lane that has the next command of its book does not wait for this program between the two. As long as no other book waits for a
   * lane, and only commands that are known to be short.
   */
  #sendAhead(): void {
    if (this.#isLaneMissing('quick')) return;
    for (const lane of this.#lanesOf('quick')) {
      if (!lane.turn || aheadMs(lane) > AHEAD_MS_LEFT) continue;
      const { seat } = lane.turn;
      for (const turn of this.#waiting.filter((one) => one.seat === seat)) {
        const isShort = turn.kind === 'quick' && (turn.expectedMs ?? Infinity) + aheadMs(lane) <= AHEAD_MS_MAX;
        if (!isShort) break;
        this.#waiting = this.#waiting.filter((one) => one !== turn);
        lane.ahead.push(turn);
        this.#send(lane, turn);
      }
    }
  }

  /** Books of tenants without a running command first, and among them the longest waiting. */
  #inFairOrder(kind: LaneKind): readonly Turn[] {
    const runningOf = ({ seat }: Turn): number => this.#running.get(seat.tenant) ?? 0;
    return this.#waiting
      .filter((turn) => turn.kind === kind && !isRunning(turn.seat))
      .toSorted((left, right) => runningOf(left) - runningOf(right));
  }

  /** The book's own lane if it is free or nearly so, because another one must open the book first. */
  #laneFor({ seat, kind }: Turn, free: readonly Lane[]): Lane | null {
    const [other] = free;
    if (!other) return null;
    const { lane } = seat;
    if (lane === null || lane.kind !== kind || !this.#lanes.has(lane)) return other;
    if (free.includes(lane)) return lane;
    if (seat.waits >= WAITS_BEFORE_MOVE || this.#busyMs(lane) > STAY_MS) return other;
    seat.waits += 1;
    return null;
  }

  #busyMs({ turn, sinceMs }: Lane): number {
    return turn ? this.#options.clock.monotonicMs() - sinceMs : 0;
  }

  #begin(lane: Lane, turn: Turn): void {
    const { seat } = turn;
    if (seat.lane !== lane) {
      if (seat.lane && this.#lanes.has(seat.lane)) void seat.lane.process.ask({ kind: 'close', key: seat.key });
      seat.lane = lane;
      seat.waits = 0;
    }
    const waitedSeconds = (this.#options.clock.monotonicMs() - turn.sinceMs) / SECOND_MS;
    if (turn.kind === 'quick') this.#figures.longestWaitSeconds = Math.max(this.#figures.longestWaitSeconds, waitedSeconds);
    this.#send(lane, turn);
    this.#startTurn(lane, turn);
  }

  #send(lane: Lane, turn: Turn): void {
    void lane.process.ask(turn.request, turn.reportProgress).then((answer) => this.#finish(lane, turn, answer));
  }

  #startTurn(lane: Lane, turn: Turn): void {
    const { clock, timers, turnMsMax } = this.#options;
    const { tenant } = turn.seat;
    const nowMs = clock.monotonicMs();
    lane.turn = turn;
    lane.sinceMs = nowMs;
    this.#running.set(tenant, (this.#running.get(tenant) ?? 0) + 1);
    this.#figures.turns += 1;
    if (turn.kind === 'long') this.#figures.longTurns += 1;
    lane.limit = timers.after(turnMsMax, () => {
      lane.cut = turn;
      void lane.process.kill();
    });
  }

  #finish(lane: Lane, turn: Turn, answer: LaneResult | LaneEnded): void {
    this.#endTurn(lane, turn);
    const next = lane.ahead.shift();
    if (next) this.#startTurn(lane, next);
    if (answer.kind !== 'ended') turn.end(answer);
    else if (lane.cut === turn) turn.end({ kind: 'cut' });
    else if (!turn.seat.isClosed) this.#repeat(lane, turn);
    lane.hasEnded ||= answer.kind === 'ended';
    this.#giveTurns();
  }

  #endTurn(lane: Lane, { seat: { tenant } }: Turn): void {
    const left = (this.#running.get(tenant) ?? 1) - 1;
    if (left > 0) this.#running.set(tenant, left);
    else this.#running.delete(tenant);
    lane.limit?.cancel();
    lane.turn = null;
    lane.sinceMs = this.#options.clock.monotonicMs();
  }

  /**
   * Requests a turn again. What a lane was doing when it ended is committed whole or not at all, and the book returns the recorded result of a known
   * command.
   */
  #repeat(lane: Lane, turn: Turn): void {
    if (!lane.hasEnded) turn.lanesEnded += 1;
    if (turn.lanesEnded >= LANES_PER_TURN_MAX) {
      turn.seat.isHalted = true;
      turn.end(ENDED);
    } else this.#waiting = [...this.#waiting, turn].toSorted((left, right) => left.order - right.order);
  }

  /** Starts another lane, unless one is starting or the maximum is reached. */
  #startAnother(kind: LaneKind): void {
    const lanes = this.#lanesOf(kind);
    if (lanes.some(({ isReady }) => !isReady)) return;
    const overrun = kind === 'quick' ? lanes.filter((lane) => this.#busyMs(lane) > OVERRUN_MS).length : 0;
    const isRoomLeft = lanes.length - Math.min(overrun, SPARE_LANES_MAX) < this.#options.lanesMax[kind];
    if (isRoomLeft && this.#options.clock.monotonicMs() >= this.#startNotBeforeMs) this.#start(kind);
  }

  #start(kind: LaneKind): void {
    const { clock, folder, limits, log } = this.#options;
    const process = new LaneProcess({
      folder,
      limits,
      isLong: kind === 'long',
      onReady: (commandTypes) => {
        lane.isReady = true;
        lane.sinceMs = clock.monotonicMs();
        this.#ready.resolve(commandTypes);
        this.#giveTurns();
      },
      onLog: (text) => log.line('warning', text),
      onEnd: (how) => this.#ended(lane, how),
    });
    const lane: Lane = {
      kind,
      process,
      isReady: false,
      turn: null,
      ahead: [],
      sinceMs: clock.monotonicMs(),
      limit: null,
      cut: null,
      hasEnded: false,
    };
    this.#lanes.add(lane);
    this.#sweepLater();
  }

  #ended(lane: Lane, how: string): void {
    const wasKept = this.#lanes.delete(lane);
    if (this.#isStopped || !wasKept) return;
    const { clock, log } = this.#options;
    this.#figures.lanesEnded += 1;
    log.line('warning', `A lane of the sandbox host exited (${how}). Another lane opens its books.`);
    // A lane that cannot start is restarted only after a pause.
    if (!lane.isReady) this.#startNotBeforeMs = clock.monotonicMs() + START_AGAIN_MS;
    this.#giveTurns();
  }

  /** Lanes that have nothing to do end, except one of each kind. */
  #sweepLater(): void {
    this.#sweep ??= this.#options.timers.after(IDLE_LANE_MS / 2, () => {
      this.#sweep = null;
      for (const lane of this.#lanes) {
        const isIdle = lane.isReady && !lane.turn && this.#options.clock.monotonicMs() - lane.sinceMs > IDLE_LANE_MS;
        const isLast = this.#lanesOf(lane.kind).length === 1;
        if (!isIdle || isLast) continue;
        this.#lanes.delete(lane);
        lane.process.dismiss();
      }
      if (this.#lanes.size > KINDS.length && !this.#isStopped) this.#sweepLater();
    });
  }
}

/** A book has one lane at a time: what follows a command that runs waits for it, not for a lane. */
const isRunning = (seat: Seat): boolean => seat.lane?.turn?.seat === seat;

const aheadMs = ({ ahead }: Lane): number => ahead.reduce((sum, { expectedMs }) => sum + (expectedMs ?? 0), 0);
