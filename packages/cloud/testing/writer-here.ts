/** Stands in for the thread that writes, in the thread of the tests: starting one takes longer than most tests. */

import { EventEmitter } from 'node:events';
import { FileWriter } from '../src/sqlite/file-writer.ts';
import type { WriterReply, WriterRequest } from '../src/sqlite/writer.ts';
import type { StartWriter } from '../src/sqlite/writer-thread.ts';
import { afterThisTurn } from '../src/system/clock.ts';

/** Everything is copied on its way, as between threads. */
export const writerHere: StartWriter = (settings) => {
  const writer = new FileWriter(settings);
  const port = new EventEmitter();
  const write = (request: WriterRequest): void => {
    if (request === 'close') {
      writer.close();
      port.emit('exit');
      return;
    }
    const reply: WriterReply = { batchCount: 1, result: writer.write(request) };
    port.emit('message', structuredClone(reply));
  };
  return Object.assign(port, {
    ref: () => {},
    unref: () => {},
    postMessage: (request: WriterRequest) => {
      const copy = structuredClone(request);
      afterThisTurn(() => write(copy));
    },
  });
};
