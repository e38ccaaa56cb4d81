/** Loaded before a program, as the mistake that power cuts must find: its databases sync nothing. */

import { DatabaseSync } from 'node:sqlite';

const { exec, prepare } = DatabaseSync.prototype;
const unsynced = new WeakSet<DatabaseSync>();

/** Switches synchronisation off before the first statement that is no setting: the settings are checked when they are made. */
function switchOff(database: DatabaseSync, sql: string): void {
  if (unsynced.has(database) || database.isTransaction || /^\s*PRAGMA/i.test(sql)) return;
  unsynced.add(database);
  exec.call(database, 'PRAGMA synchronous = OFF');
}

DatabaseSync.prototype.exec = function (sql) {
  switchOff(this, sql);
  exec.call(this, sql);
};
DatabaseSync.prototype.prepare = function (...parameters) {
  switchOff(this, parameters[0]);
  return prepare.apply(this, parameters);
};
