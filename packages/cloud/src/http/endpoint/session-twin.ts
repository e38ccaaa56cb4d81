/** Endpoints for programs, declared again for logged-in users: below /app instead of /v1, with their own names. */

import type { ProblemCode } from '@ledgerline/contract';
import type { PortalRight } from '../../account/rights/role.ts';
import type { Endpoint, EndpointGroup } from './endpoint.ts';

/** Fields that apply only to keys. */
type OfKeys = 'doing' | 'instead' | 'isOpenToItself';

/** What the twin publishes about itself. */
type Published = Pick<Endpoint, 'path' | 'summary' | 'description'>;

type TwinOf<One extends Endpoint, Said extends Published> = Omit<
  One,
  OfKeys | keyof Published | 'tag' | 'audience' | 'problems'
> &
  Said & {
    readonly tag: 'Portal';
    readonly audience: 'session';
    readonly right: PortalRight;
    readonly problems: readonly ProblemCode[];
  };

/** A person whose role has the right may do everything there. */
export function twinOf<const One extends Endpoint, const Said extends Published>(
  endpoint: One,
  right: PortalRight,
  said: Said,
): TwinOf<One, Said> {
  const { doing, instead, isOpenToItself, path, summary, description, tag, audience, problems = [], ...shared } = endpoint;
  const allowed = problems.filter((code) => code !== 'access_denied');
  return { ...shared, ...said, tag: 'Portal', audience: 'session', right, problems: allowed } as TwinOf<One, Said>;
}

type AppPath<Path extends string> = Path extends `/v1${infer Rest}` ? `/app${Rest}` : never;
type TwinName<Id extends string> = `app${Capitalize<Id>}`;

type Twins<Group extends EndpointGroup> = {
  readonly [Id in keyof Group & string as TwinName<Id>]: TwinOf<
    Group[Id],
    Omit<Published, 'path'> & { readonly path: AppPath<Group[Id]['path']> }
  >;
};

const twinName = (id: string): string => `app${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** Twins of a whole group, which say the same. */
export const sessionTwins = <const Group extends EndpointGroup>(group: Group, right: PortalRight): Twins<Group> =>
  Object.fromEntries(
    Object.entries(group).map(([id, endpoint]) => {
      const { path, summary, description } = endpoint;
      const said = { path: path.replace(/^\/v1/, '/app'), summary, ...(description !== undefined && { description }) };
      return [twinName(id), twinOf(endpoint, right, said)];
    }),
  ) as unknown as Twins<Group>;

/** Handlers of the calls for programs, under the names of their twins. */
export const twinHandlers = <Handlers extends object>(
  handlers: Handlers,
): { readonly [Id in keyof Handlers & string as TwinName<Id>]: Handlers[Id] } =>
  Object.fromEntries(Object.entries(handlers).map(([id, handler]) => [twinName(id), handler])) as {
    readonly [Id in keyof Handlers & string as TwinName<Id>]: Handlers[Id];
  };
