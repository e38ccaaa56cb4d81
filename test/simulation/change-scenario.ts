/**
 * The way of changes from account books to the feed on a virtual clock: requests and responses that are lost, late and doubled, connectors and clouds
 * that crash, backups of both that come back, books that move to another machine. What holds all the same: who reads what the feed names has what is
 * in the book, and changes come once and in the order of the book.
 */

import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import { Chance } from '../../packages/book/conformance/chance.ts';
import type { DirectFile } from '../../packages/cloud/testing/direct-file.ts';
import { ChangeCloud, type Contents } from './change-cloud.ts';
import { ChangeMachine } from './change-machine.ts';
import type { ChangeMutant } from './change-mutant.ts';
import { fairWeather } from './link.ts';
import { World } from './world.ts';

const STORM_MS = 10 * MINUTE_MS;
/** Longer than a second installation waits for the first. */
const CALM_MS = 10 * MINUTE_MS;
/** Longer than a book keeps its log. */
const LONG_ABSENCE_MS = 32 * DAY_MS;
const MANY_EVENTS = 200_000;
const COMPANIES = ['OWN', 'WATCHED'] as const;

export interface ChangeRun {
  readonly violations: readonly string[];
  readonly changes: number;
}

export class ChangeScenario {
  readonly #world = new World();
  readonly #chance: Chance;
  readonly #cloud: ChangeCloud;
  readonly #machines: ChangeMachine[] = [];
  readonly #newMachine: () => ChangeMachine;
  readonly #isLimited: boolean;
  readonly #violations = new Set<string>();
  #stormEndsMs = STORM_MS;

  constructor(database: DirectFile, folder: string, seed: number, mutant: ChangeMutant | null) {
    const chance = new Chance(seed);
    this.#chance = chance;
    this.#isLimited = chance.happens(0.2);
    const eventsPerDayMax = this.#isLimited ? chance.integer(2, 6) : MANY_EVENTS;
    const world = this.#world;
    const cloud = new ChangeCloud({ database, world, chance, mutant, eventsPerDayMax });
    this.#cloud = cloud;
    let number = 0;
    const nextNumber = (): number => {
      number += 1;
      return number;
    };
    const shared = { world, chance, cloud, folder, companyIds: COMPANIES, mutant, nextNumber };
    this.#newMachine = () => new ChangeMachine({ ...shared, install: `install-${this.#machines.length}` });
  }

  async run(): Promise<ChangeRun> {
    const machine = this.#addMachine();
    for (const companyId of COMPANIES) this.#cloud.switchTo(companyId, true);
    this.#plan();
    machine.start();
    await this.#world.goOn(this.#stormEndsMs, () => false);
    const last = this.#calmDown();
    const calmMs = this.#stormEndsMs + CALM_MS;
    await this.#world.goOn(this.#isLimited ? calmMs + HOUR_MS : calmMs, () => !this.#isLimited && this.#isQuiet(last));
    const changes = this.#judge(last);
    for (const each of this.#machines) each.close();
    return { violations: [...this.#violations], changes };
  }

  #addMachine(): ChangeMachine {
    const machine = this.#newMachine();
    this.#machines.push(machine);
    return machine;
  }

  #some(low: number, high: number, happen: () => void): void {
    for (let count = this.#chance.integer(low, high); count > 0; count -= 1)
      this.#world.after(this.#chance.between(0, STORM_MS), happen);
  }

  #plan(): void {
    const chance = this.#chance;
    const anyMachine = (): ChangeMachine => chance.pick(this.#machines);
    this.#some(4, 10, () => {
      const machine = anyMachine();
      for (let count = chance.integer(1, 4); count > 0; count -= 1)
        this.#world.after(chance.between(0, 5 * SECOND_MS), () => machine.edit());
    });
    this.#some(1, 3, () => {
      const stormy = { loss: 0.3, doubling: 0.2, lateness: 0.2 };
      anyMachine().weather = chance.happens(0.7) ? { ...fairWeather, ...stormy } : fairWeather;
    });
    this.#some(0, 3, () => this.#crash(anyMachine(), chance.between(SECOND_MS, 200 * SECOND_MS)));
    this.#some(0, 2, () => this.#goDown());
    if (chance.happens(0.4))
      this.#bringBack(
        (machine) => chance.pick(machine.books).save(),
        (machine) => {
          for (const book of machine.books) book.restore();
        },
      );
    if (chance.happens(0.2))
      this.#bringBack(
        () => this.#cloud.save(),
        () => {
          this.#cloud.restore();
          // What was off when the backup was taken is off again, until its owner switches it on.
          for (const companyId of COMPANIES) this.#cloud.switchTo(companyId, true);
        },
      );
    if (chance.happens(0.2)) this.#switchOffAndOn(chance.pick(COMPANIES));
    if (chance.happens(0.3)) this.#some(1, 1, () => this.#move());
    else if (chance.happens(0.1)) this.#beAway();
  }

  #crash(machine: ChangeMachine, backAfterMs: number): void {
    machine.crash();
    this.#world.after(backAfterMs, () => machine.start());
  }

  #goDown(): void {
    this.#cloud.isDown = true;
    this.#world.after(this.#chance.between(SECOND_MS, 60 * SECOND_MS), () => {
      this.#cloud.isDown = false;
    });
  }

  /** A backup is taken, and comes back later. */
  #bringBack(save: (machine: ChangeMachine) => void, restore: (machine: ChangeMachine) => void): void {
    const machine = (): ChangeMachine => this.#machines[0] as ChangeMachine;
    const savedMs = this.#chance.between(0, STORM_MS * 0.7);
    this.#world.after(savedMs, () => save(machine()));
    this.#world.after(this.#chance.between(savedMs, STORM_MS), () => restore(machine()));
  }

  #switchOffAndOn(companyId: string): void {
    const offMs = this.#chance.between(0, STORM_MS * 0.8);
    this.#world.after(offMs, () => this.#cloud.switchTo(companyId, false));
    this.#world.after(this.#chance.between(offMs, STORM_MS), () => this.#cloud.switchTo(companyId, true));
  }

  /** The books move to another machine. The first one may still run. */
  #move(): void {
    const [first] = this.#machines;
    const second = this.#addMachine();
    for (const [index, book] of second.books.entries()) {
      const other = first?.books[index];
      if (other) book.takeOver(other);
    }
    if (this.#chance.happens(0.7)) first?.crash();
    second.start();
  }

  /** The connector is off for longer than the book keeps its log, and people go on working. */
  #beAway(): void {
    this.#stormEndsMs += LONG_ABSENCE_MS;
    const [machine] = this.#machines;
    if (!machine) return;
    this.#world.after(STORM_MS, () => this.#crash(machine, LONG_ABSENCE_MS));
    for (let count = this.#chance.integer(1, 3); count > 0; count -= 1)
      this.#world.after(STORM_MS + this.#chance.between(0, LONG_ABSENCE_MS), () => machine.edit());
  }

  /** One machine runs on, and nothing fails. */
  #calmDown(): ChangeMachine {
    this.#cloud.isDown = false;
    const last = this.#chance.pick(this.#machines);
    for (const machine of this.#machines) {
      machine.calmDown();
      if (machine !== last) machine.retire();
    }
    last.start();
    return last;
  }

  #isQuiet(machine: ChangeMachine): boolean {
    return machine.books.every(({ companyId, position }) => this.#cloud.positionOf(companyId) === position);
  }

  #judge(machine: ChangeMachine): number {
    let changes = 0;
    if (!this.#isQuiet(machine)) this.#violations.add('The cloud has not reached the end of a log.');
    for (const { companyId, contents } of machine.books) {
      changes += this.#judgeOrder(companyId);
      if (textOf(this.#readerOf(companyId)) !== textOf(contents))
        this.#violations.add('Who read what the feed named has not what is in the book.');
    }
    return changes;
  }

  /** Between two gaps of a book the keys of new records increase, and nothing is said twice. */
  #judgeOrder(companyId: string): number {
    let [last, changes] = ['', 0];
    let said = new Set<string>();
    for (const { scope, isGap, keys } of this.#cloud.eventsOf(companyId)) {
      if (isGap && scope === 'book') [last, said] = ['', new Set()];
      for (const { key, change } of keys) {
        const name = `${change} ${key}`;
        if (said.has(name)) this.#violations.add('A change is in the feed twice.');
        if (change === 'created' && key < last) this.#violations.add('Changes of a book are not in its order.');
        said.add(name);
        if (change === 'created') last = key;
        changes += 1;
      }
    }
    return changes;
  }

  /** What is known to a reader that reads, as soon as it is told, the one record or the whole scope. */
  #readerOf(companyId: string): Contents {
    const known = new Map<string, Set<string>>();
    const of = (entity: string): Set<string> => {
      const keys = known.get(entity) ?? new Set();
      known.set(entity, keys);
      return keys;
    };
    for (const { scope, isGap, keys, read } of this.#cloud.eventsOf(companyId)) {
      if (isGap) {
        for (const [entity, all] of read) if (scope === 'book' || scope === entity) known.set(entity, new Set(all));
      }
      for (const { key } of keys) {
        if (read.get(scope)?.has(key)) of(scope).add(key);
        else of(scope).delete(key);
      }
    }
    return known;
  }
}

const textOf = (contents: Contents): string =>
  [...contents]
    .flatMap(([entity, keys]) => [...keys].map((key) => `${entity} ${key}`))
    .toSorted()
    .join();
