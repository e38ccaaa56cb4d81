/** Reads that return their rows in pages: the next page is a command of its own, sent when the loop reaches it. */

import { commandIdFrom } from './command-id.ts';

interface Page {
  readonly rows: readonly unknown[];
  readonly nextCursor: string | null;
}

/** `read` sends one page as a command with that id. */
export async function* pagesOf(
  firstId: string,
  payload: Readonly<Record<string, unknown>>,
  read: (payload: Readonly<Record<string, unknown>>, commandId: string) => Promise<unknown>,
): AsyncGenerator<unknown> {
  let cursor: string | null | undefined;
  for (let number = 1; cursor !== null; number += 1) {
    const commandId = number === 1 ? firstId : commandIdFrom('page', firstId, number);
    const page = (await read(cursor === undefined ? payload : { ...payload, cursor }, commandId)) as Page;
    yield page;
    cursor = page.nextCursor;
  }
}

export async function* rowsOf(pages: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  for await (const page of pages) yield* (page as Page).rows;
}
