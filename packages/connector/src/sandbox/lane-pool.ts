/**
 * The lanes of a sandbox host, and whose turn it is. Books of different tenants run side by side; a long command never runs
 * before a quick one of another tenant. Knows nothing of books but where they were last open.
 */

import { type SandboxFigures, SECOND_MS } from '@ledgerline/contract';
import type { Clock, Timer, Timers } from '../clock.ts';
import type { Log } from '../log.ts';
import type { LaneLimits, LaneRequest, LaneResult } from './lane-message.ts';
import { type LaneEnded, LaneProcess } from './lane-process.ts';

export type LaneKind = 'quick' | 'long';

/** Where a book is open, and how often it had to wait there while another lane had nothing to do. */
export interface Seat {
  readonly key: number;
  /** Whose book it is: turns are given by it. */
  readonly tenant: string;
  lane: Lane | null;
  waits: number;
}

/** The lane was ended because the command took longer than any may. */
export interface CutShort {
  readonly kind: 'cut';
}

export type TurnEnd = LaneResult | LaneEnded | CutShort;

interface Turn {
  readonly seat: Seat;
  readonly kind: LaneKind;
  readonly request: LaneRequest;
  readonly reportProgress: ((text: string) => void) | undefined;
  readonly sinceMs: number;
  readonly end: (end: TurnEnd) => void;
}

export interface Lane {
  readonly kind: LaneKind;
  readonly process: LaneProcess;
  isReady: boolean;
  turn: Turn | null;
  /** When the turn began, or the lane came to have nothing to do. */
  sinceMs: number;
  isCut: boolean;
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
/** So many times a book waits for its own lane while another is free; then it moves there. */
const WAITS_BEFORE_MOVE = 3;
/** A lane that has been busy for so long is not waited for when another is free. */
const STAY_MS = 15;
/** A quick lane that has been busy for so long does something long, and another one takes its place. */
const OVERRUN_MS = 100;
/** Quick lanes that may be started in the place of those. */
const SPARE_LANES_MAX = 2;
const IDLE_LANE_MS = 60_000;
const LOOK_AGAIN_MS = 10;
const START_AGAIN_MS = 1_000;

export class LanePool {
  readonly #options: LanePoolOptions;
  readonly #lanes = new Set<Lane>();
  #waiting: Turn[] = [];
  readonly #running = new Map<string, number>();
  readonly #ready = Promise.withResolvers<readonly string[]>();
  #look: Timer | null = null;
  #sweep: Timer | null = null;
  #isStopped = false;
  #startNotBeforeMs = Number.NEGATIVE_INFINITY;
  #figures = { turns: 0, longTurns: 0, lanesEnded: 0, longestWaitSeconds: 0 };

  constructor(options: LanePoolOptions) {
    this.#options = options;
    this.#start('quick');
  }

  /** The command types that a lane knows, as soon as the first one has started. */
  get commandTypes(): Promise<readonly string[]> {
    return this.#ready.promise;
  }

  /** A turn that has not started when its book is closed or the pool stops never ends: the next host starts with it. */
  run(seat: Seat, kind: LaneKind, request: LaneRequest, reportProgress?: (text: string) => void): Promise<TurnEnd> {
    return new Promise((end) => {
      if (this.#isStopped) return;
      this.#waiting.push({ seat, kind, request, reportProgress, sinceMs: this.#options.clock.monotonicMs(), end });
      this.#giveTurns();
    });
  }

  /** Closes a book where it is open; when a command of it runs, that lane is ended with it. */
  async close(seat: Seat): Promise<void> {
    const { lane } = seat;
    seat.lane = null;
    this.#waiting = this.#waiting.filter((turn) => turn.seat !== seat);
    if (lane?.turn?.seat === seat) await lane.process.kill();
    else if (lane) void lane.process.ask({ kind: 'close', key: seat.key });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#look?.cancel();
    this.#sweep?.cancel();
    this.#waiting = [];
    for (const { process } of this.#lanes) process.dismiss();
    await Promise.all([...this.#lanes].map(({ process }) => process.ended));
  }

  /** What it did since the start, and the longest wait since this was last asked. */
  takeFigures(): LaneFigures {
    const figures = { ...this.#figures, lanes: this.#lanes.size, waiting: this.#waiting.length };
    this.#figures.longestWaitSeconds = 0;
    return figures;
  }

  #lanesOf(kind: LaneKind): readonly Lane[] {
    return [...this.#lanes].filter((lane) => lane.kind === kind);
  }

  #giveTurns(): void {
    for (const kind of KINDS) this.#giveTurnsOf(kind);
    if (this.#waiting.length === 0 || this.#look || this.#isStopped) return;
    this.#look = this.#options.timers.after(LOOK_AGAIN_MS, () => {
      this.#look = null;
      this.#giveTurns();
    });
  }

  #giveTurnsOf(kind: LaneKind): void {
    const waiting = this.#inFairOrder(kind);
    if (waiting.length === 0) return;
    let free = this.#lanesOf(kind).filter(({ isReady, turn }) => isReady && turn === null);
    for (const turn of waiting) {
      const lane = this.#laneFor(turn, free);
      if (!lane) continue;
      free = free.filter((one) => one !== lane);
      this.#begin(lane, turn);
    }
    if (this.#waiting.some((turn) => turn.kind === kind) && free.length === 0) this.#startAnother(kind);
  }

  /** Those first whose tenant has nothing running, and among them who has waited longest. */
  #inFairOrder(kind: LaneKind): readonly Turn[] {
    const runningOf = ({ seat }: Turn): number => this.#running.get(seat.tenant) ?? 0;
    return this.#waiting.filter((turn) => turn.kind === kind).toSorted((left, right) => runningOf(left) - runningOf(right));
  }

  /** Its own lane where that is free or nearly so: another one has to open the book first. */
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
    const { seat, request, kind } = turn;
    const { clock, timers, turnMsMax } = this.#options;
    this.#waiting = this.#waiting.filter((one) => one !== turn);
    if (seat.lane !== lane) {
      if (seat.lane && this.#lanes.has(seat.lane)) void seat.lane.process.ask({ kind: 'close', key: seat.key });
      seat.lane = lane;
      seat.waits = 0;
    }
    const nowMs = clock.monotonicMs();
    lane.turn = turn;
    lane.sinceMs = nowMs;
    this.#running.set(seat.tenant, (this.#running.get(seat.tenant) ?? 0) + 1);
    this.#figures.turns += 1;
    if (kind === 'long') this.#figures.longTurns += 1;
    else this.#figures.longestWaitSeconds = Math.max(this.#figures.longestWaitSeconds, (nowMs - turn.sinceMs) / SECOND_MS);
    const cut = timers.after(turnMsMax, () => {
      lane.isCut = true;
      void lane.process.kill();
    });
    void lane.process.ask(request, turn.reportProgress).then((answer) => {
      cut.cancel();
      this.#finish(lane, turn, answer.kind === 'ended' && lane.isCut ? { kind: 'cut' } : answer);
    });
  }

  #finish(lane: Lane, turn: Turn, end: TurnEnd): void {
    const { tenant } = turn.seat;
    const left = (this.#running.get(tenant) ?? 1) - 1;
    if (left > 0) this.#running.set(tenant, left);
    else this.#running.delete(tenant);
    lane.turn = null;
    lane.sinceMs = this.#options.clock.monotonicMs();
    turn.end(end);
    this.#giveTurns();
  }

  /** Another lane, unless one is on its way or there are as many as there may be. */
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
    const lane: Lane = { kind, process, isReady: false, turn: null, sinceMs: clock.monotonicMs(), isCut: false };
    this.#lanes.add(lane);
    this.#sweepLater();
  }

  #ended(lane: Lane, how: string): void {
    const wasKept = this.#lanes.delete(lane);
    if (this.#isStopped || !wasKept) return;
    const { clock, log } = this.#options;
    this.#figures.lanesEnded += 1;
    log.line('warning', `A lane of the sandbox host exited (${how}). Another lane opens its books.`);
    // One that cannot even start is not started over and over without a pause.
    if (!lane.isReady) this.#startNotBeforeMs = clock.monotonicMs() + START_AGAIN_MS;
    this.#giveTurns();
  }

  /** Lanes that have nothing to do end, except one. */
  #sweepLater(): void {
    this.#sweep ??= this.#options.timers.after(IDLE_LANE_MS / 2, () => {
      this.#sweep = null;
      for (const lane of this.#lanes) {
        const isIdle = lane.isReady && !lane.turn && this.#options.clock.monotonicMs() - lane.sinceMs > IDLE_LANE_MS;
        const isLast = lane.kind === 'quick' && this.#lanesOf('quick').length === 1;
        if (!isIdle || isLast) continue;
        this.#lanes.delete(lane);
        lane.process.dismiss();
      }
      if (this.#lanes.size > 1 && !this.#isStopped) this.#sweepLater();
    });
  }
}
