/** Records in the audit log which assistants use a key: once a day for each, because they introduce themselves with every request. */

import { DAY_MS } from '@ledgerline/contract';
import { actorOf } from '../../account/rights/caller.ts';
import type { Agent, McpCall } from '../../mcp/desk/desk.ts';
import { shownText } from '../../mcp/desk/untrusted.ts';
import type { Context } from '../../system/context.ts';

/** The maximum number of assistants that are remembered; one that is forgotten is recorded again. */
const ASSISTANTS_MAX = 20_000;
const NAME_CHARACTERS_MAX = 60;
const VERSION_CHARACTERS_MAX = 30;
/** The maximum number of names that are recorded for a key in a day. */
const NAMES_PER_KEY_MAX = 20;

const CLIENT_INFO = 'io.modelcontextprotocol/clientInfo';

interface Introduction {
  readonly params?: { readonly clientInfo?: unknown; readonly _meta?: Readonly<Record<string, unknown>> };
}

/** The program that a message names as its sender. */
export function agentIn(message: unknown): Agent | null {
  const { params } = (message ?? {}) as Introduction;
  const info = (params?._meta?.[CLIENT_INFO] ?? params?.clientInfo) as Partial<Agent> | null | undefined;
  if (typeof info?.name !== 'string') return null;
  const version = typeof info.version === 'string' ? info.version : '';
  return { name: shownText(info.name, NAME_CHARACTERS_MAX), version: shownText(version, VERSION_CHARACTERS_MAX) };
}

export class AssistantLog {
  readonly #context: Pick<Context, 'store' | 'clock'>;
  readonly #seen = new Map<string, Set<string>>();
  #day = 0;

  constructor(context: Pick<Context, 'store' | 'clock'>) {
    this.#context = context;
  }

  async note({ caller, agent, requestId }: McpCall): Promise<void> {
    if (agent === null || !this.#isNew(caller.callerId, `${agent.name} ${agent.version}`)) return;
    await this.#context.store.audit({
      tenantId: caller.tenant.tenantId,
      actor: actorOf(caller),
      action: 'mcp.connected',
      subject: `${agent.name} ${agent.version}`.trim(),
      requestId,
    });
  }

  #isNew(callerId: string, name: string): boolean {
    const day = Math.floor(this.#context.clock.now() / DAY_MS);
    if (day !== this.#day || this.#seen.size >= ASSISTANTS_MAX) this.#seen.clear();
    this.#day = day;
    const names = this.#seen.get(callerId) ?? new Set();
    if (names.has(name) || names.size >= NAMES_PER_KEY_MAX) return false;
    this.#seen.set(callerId, names.add(name));
    return true;
  }
}
