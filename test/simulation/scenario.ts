/** One seed, one story: what is asked, what goes wrong and when, and what must hold at every moment and in the end. */

import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import { Chance } from '../../packages/book/conformance/chance.ts';
import { AccountBooks, bookDriverKind, type Knowledge, type Start, type Temper } from './account-book.ts';
import { fairWeather, type Weather } from './link.ts';
import { Machine } from './machine.ts';
import { type Mutant, soundMutant } from './mutant.ts';
import { Queue } from './queue.ts';
import { Watch } from './watch.ts';
import { World } from './world.ts';

/** How long everything may take once nothing goes wrong any more. */
const CALM_MS = 4 * HOUR_MS;
const SWEEP_EVERY_MS = 60 * SECOND_MS;

export interface Story {
  readonly seed: number;
  readonly violations: readonly string[];
  readonly commandCount: number;
  readonly eventCount: number;
  readonly virtualMs: number;
}

export async function tell(seed: number, mutant: Mutant = soundMutant): Promise<Story> {
  const scenario = new Scenario(seed, mutant);
  return scenario.play();
}

const tempers: readonly Temper[] = ['plain', 'plain', 'plain', 'slow', 'refused', 'mismatched', 'failing', 'breaking'];

const weathers: readonly Pick<Weather, 'loss' | 'doubling' | 'lateness'>[] = [
  { loss: 0, doubling: 0, lateness: 0.02 },
  { loss: 0.05, doubling: 0.05, lateness: 0.1 },
  { loss: 0.2, doubling: 0.1, lateness: 0.2 },
  { loss: 0.4, doubling: 0.1, lateness: 0.3 },
];

class Scenario {
  readonly #seed: number;
  readonly #world = new World();
  readonly #chance: Chance;
  readonly #queue: Queue;
  readonly #books: AccountBooks;
  readonly #watch: Watch;
  readonly #mutant: Mutant;
  readonly #companyIds: readonly string[];
  readonly #machines: Machine[] = [];
  /** Some seeds have no fault but commands that hang, which shows who delays whom. */
  readonly #hasFaults: boolean;
  /** Some seeds know no fault but heartbeats that do not arrive: there leases run out, and their last moments count. */
  readonly #isMuffled: boolean;
  /** Some seeds know a machine whose results do not arrive for a while: there another is handed what it has ended. */
  readonly #isWithheld: boolean;
  /**
   * Some seeds have no fault but a few responses with commands that are cut off: there no command waits for a lease to run out.
   */
  readonly #isCut: boolean;
  readonly #troubleMs: number;
  #isCalm = false;
  #asked = 0;

  constructor(seed: number, mutant: Mutant) {
    this.#seed = seed;
    this.#mutant = mutant;
    const chance = new Chance(seed);
    this.#chance = chance;
    this.#queue = new Queue(this.#world, mutant.queue ?? {});
    this.#books = new AccountBooks(chance.pick<Knowledge>(['record', 'lookup', 'nothing', 'nothing']));
    this.#companyIds = ['A', 'B'].slice(0, chance.integer(1, 2));
    this.#hasFaults = !chance.happens(0.03);
    this.#isCut = this.#hasFaults && (chance.happens(0.05) || mutant.needsCuts === true);
    this.#isMuffled = !this.#isCut && (chance.happens(0.15) || mutant.needsMuffling === true);
    this.#isWithheld = !this.#isCut && (chance.happens(0.05) || mutant.needsWithholding === true);
    this.#troubleMs = chance.between(MINUTE_MS, 4 * MINUTE_MS);
    this.#watch = new Watch(this.#world, this.#queue, this.#books);
    this.#queue.onHandOut = (install) => this.#watch.onHandOut(install);
    this.#queue.onHeard = (install) => this.#watch.onHeard(install);
    this.#queue.onSentAgain = (...sent) => this.#watch.onSentAgain(...sent);
  }

  async play(): Promise<Story> {
    this.#install();
    this.#scheduleCommands();
    if (this.#hasFaults) this.#scheduleFaults();
    this.#sweep();
    const isBroken = (): boolean => this.#watch.violations.length > 0;
    await this.#world.goOn(this.#troubleMs, isBroken);
    this.#calmDown();
    await this.#world.goOn(this.#troubleMs + CALM_MS, () => isBroken() || this.#queue.openCount() === 0);
    if (!isBroken()) this.#watch.atTheEnd();
    if (!isBroken() && !this.#hasFaults) this.#watch.delays();
    if (!isBroken() && this.#isCut) this.#watch.losses();
    const { nowMs, eventCount } = this.#world;
    return { seed: this.#seed, violations: this.#watch.violations, commandCount: this.#asked, eventCount, virtualMs: nowMs };
  }

  #install(): Machine {
    const isCalm = (): boolean => this.#isCalm || !this.#isStormy;
    const chance = this.#chance;
    const watch = this.#watch;
    const machine = new Machine({
      world: this.#world,
      chance,
      queue: this.#queue,
      install: `install-${this.#machines.length}`,
      companyIds: this.#companyIds,
      mutant: this.#mutant,
      isCalm,
      onCrash: (install) => watch.onCrash(install),
      onLife: (install) => watch.onLife(install),
      onQuestion: (...asked) => watch.onQuestion(...asked),
      drivers: (life) =>
        bookDriverKind({
          books: this.#books,
          life,
          chance,
          isCalm,
          faults: this.#mutant.driver ?? {},
          onApply: (command) => watch.onApply(command),
          onStart: (start: Start) => watch.onStart(start),
          onEnd: (start: Start) => watch.onEnd(start),
        }),
    });
    this.#machines.push(machine);
    machine.start();
    return machine;
  }

  #scheduleCommands(): void {
    const chance = this.#chance;
    const count = chance.integer(3, 8);
    const hangs = !this.#isCut && chance.happens(this.#hasFaults ? 0.06 : 1);
    for (let index = 0; index < count; index += 1) {
      const commandId = `command-${index}`;
      const mode = chance.happens(0.25) ? 'read' : 'write';
      const companyId = chance.pick(this.#companyIds);
      const isHanging = hangs && (index === 0 || chance.happens(0.1));
      this.#books.tempers.set(commandId, isHanging ? 'hanging' : chance.pick(this.#tempers));
      // Often several at once, so that they are leased together.
      const atMs = chance.happens(this.#isMuffled ? 0.9 : 0.4) ? SECOND_MS : chance.between(0, this.#troubleMs * 0.9);
      this.#world.at(atMs, () => {
        this.#asked += 1;
        this.#queue.accept(commandId, companyId, mode);
      });
      if (this.#isStormy && chance.happens(0.05))
        this.#world.at(atMs + chance.between(0, MINUTE_MS), () => this.#queue.cancel(commandId));
    }
  }

  /** Whether machines, drivers and callers go wrong too. */
  get #isStormy(): boolean {
    return this.#hasFaults && !this.#isCut;
  }

  get #tempers(): readonly Temper[] {
    if (!this.#isStormy) return ['plain'];
    return this.#isMuffled ? ['slow', 'slow', 'plain'] : tempers;
  }

  #scheduleFaults(): void {
    const chance = this.#chance;
    if (this.#isCut) {
      const weather = { ...fairWeather, cutAnswers: chance.integer(1, 2) };
      for (const machine of this.#machines) machine.weather = weather;
      return;
    }
    const weather: Weather = this.#isMuffled
      ? {
          ...fairWeather,
          lateness: 0.5,
          muffledFromMs: chance.happens(0.5) ? 10 * SECOND_MS : chance.between(0, MINUTE_MS),
        }
      : { ...fairWeather, ...chance.pick(weathers) };
    for (const machine of this.#machines) machine.weather = weather;
    if (this.#isWithheld) this.#withhold(weather);
    const count = this.#isMuffled ? 0 : chance.integer(1, 6);
    for (let index = 0; index < count; index += 1) {
      this.#world.at(chance.between(0, this.#troubleMs), () => this.#strike(weather));
    }
  }

  #strike(weather: Weather): void {
    const chance = this.#chance;
    const machine = chance.pick(this.#machines);
    const faults: readonly (() => void)[] = [
      () => machine.crash(chance.between(SECOND_MS, 4 * MINUTE_MS)),
      () => machine.crash(chance.between(SECOND_MS, 10 * SECOND_MS)),
      () => machine.sleep(chance.between(SECOND_MS, 6 * MINUTE_MS)),
      () => machine.sleep(chance.between(55 * SECOND_MS, 65 * SECOND_MS)),
      () => machine.setClock(chance.between(-3 * DAY_MS, 3 * DAY_MS)),
      () => void machine.restart(),
      () => this.#cloudGoesDown(chance.between(SECOND_MS, 2 * MINUTE_MS)),
      () => this.#replace(machine, weather),
      () => this.#second(weather),
      () => this.#move(),
      () => {
        this.#second(weather);
        this.#move();
      },
      () => this.#restoreBackup(),
    ];
    chance.pick(faults)();
  }

  #cloudGoesDown(milliseconds: number): void {
    this.#queue.goDown();
    this.#world.after(milliseconds, () => this.#queue.comeBack());
  }

  /** The machine is gone for good and another takes its place, with nothing remembered. */
  #replace(machine: Machine, weather: Weather): void {
    machine.crash(null);
    this.#second(weather);
  }

  #second(weather: Weather): void {
    if (this.#machines.length < 3) this.#install().weather = weather;
  }

  /** The results of the first machine do not arrive, and another is handed what it has ended. */
  #withhold(weather: Weather): void {
    const chance = this.#chance;
    for (const machine of this.#machines) machine.weather = { ...weather, resultsFromMs: chance.between(60, 100) * SECOND_MS };
    this.#world.at(chance.between(5, 50) * SECOND_MS, () => {
      this.#second(weather);
      this.#move();
    });
  }

  /** The portal frees the connector, while another installation may be waiting for it. */
  #move(): void {
    this.#watch.onMove();
    this.#queue.releaseInstall();
  }

  #restoreBackup(): void {
    const finished = this.#queue.commands().filter(({ status, reportHash }) => status === 'done' && reportHash !== null);
    if (finished.length === 0) return;
    const { commandId } = this.#chance.pick(finished);
    this.#watch.forget(commandId);
    this.#queue.restore(commandId);
  }

  /** From here on everything works, and a connector is running. */
  #calmDown(): void {
    this.#isCalm = true;
    this.#queue.comeBack();
    for (const machine of this.#machines) machine.weather = fairWeather;
    const running = this.#machines.filter(({ isRunning }) => isRunning);
    // Two that take turns would each wait for the other to fall silent.
    for (const machine of running.slice(0, -1)) machine.crash(null);
    if (running.length === 0) this.#install();
  }

  #sweep(): void {
    this.#world.after(SWEEP_EVERY_MS, () => {
      if (!this.#queue.isDown) this.#queue.sweep();
      this.#watch.looks();
      this.#sweep();
    });
  }
}
