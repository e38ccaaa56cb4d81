/** Calls for programs, declared once more for logged-in users: below /app instead of /v1, under names of their own. */

import type { ProblemCode } from '@ledgerline/contract';
import type { PortalRight } from '../../account/rights/role.ts';
import type { Endpoint, EndpointGroup } from './endpoint.ts';

type AppPath<Path extends string> = Path extends `/v1${infer Rest}` ? `/app${Rest}` : never;

type TwinOf<One extends Endpoint> = Omit<One, 'path' | 'tag' | 'audience' | 'doing' | 'problems'> & {
  readonly path: AppPath<One['path']>;
  readonly tag: 'Portal';
  readonly audience: 'session';
  readonly right: PortalRight;
  readonly problems: readonly ProblemCode[];
};

export type TwinName<Id extends string> = `app${Capitalize<Id>}`;

export type Twins<Group extends EndpointGroup> = {
  readonly [Id in keyof Group & string as TwinName<Id>]: TwinOf<Group[Id]>;
};

const twinName = (id: string): string => `app${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** A person whose role has the right may do everything here. */
export const sessionTwins = <const Group extends EndpointGroup>(group: Group, right: PortalRight): Twins<Group> =>
  Object.fromEntries(
    Object.entries(group).map(([id, { doing: _, ...endpoint }]) => [
      twinName(id),
      {
        ...endpoint,
        path: endpoint.path.replace(/^\/v1/, '/app'),
        tag: 'Portal',
        audience: 'session',
        right,
        problems: (endpoint.problems ?? []).filter((code) => code !== 'access_denied'),
      },
    ]),
  ) as unknown as Twins<Group>;

/** Handlers of the calls for programs, under the names of their twins. */
export const twinHandlers = <Handlers extends object>(
  handlers: Handlers,
): { readonly [Id in keyof Handlers & string as TwinName<Id>]: Handlers[Id] } =>
  Object.fromEntries(Object.entries(handlers).map(([id, handler]) => [twinName(id), handler])) as {
    readonly [Id in keyof Handlers & string as TwinName<Id>]: Handlers[Id];
  };
