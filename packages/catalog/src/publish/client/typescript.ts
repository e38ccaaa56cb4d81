/** The types of the TypeScript client: payload, mode and result of every command type, and what else crosses the wire. */

import * as contract from '@ledgerline/contract';
import { recipes } from '../../catalog.ts';
import type { Member, Shape } from '../../declaration/declaration.ts';
import { resultsOf } from '../../results/result-of.ts';
import { allMembers, type ResultMember, type ResultShape } from '../../results/result-shape.ts';
import { commandOfRow, ownMembers } from '../bulk-row.ts';
import { type MemberText, sentenceOf, type TextSchema, typeName } from './member-text.ts';
import { mirrorText } from './mirror-reads.ts';
import { bodyText, docComment, listOf, literal, type NameOf, schemaMembers, typeText, unionOf } from './typescript-text.ts';

const HEAD = '/** Written from the catalog by `npm run golden`; do not edit. */\n';

/** File name -> text: what the client has in its folder of generated types. */
export function typescriptFiles(): ReadonlyMap<string, string> {
  const payloads = new PayloadTypes();
  const results = new ResultTypes();
  const rows = recipes().map(({ commandType, shape, mode, hasArtifact, summary }) => ({
    commandType,
    summary,
    mode,
    hasArtifact,
    isPaged: Object.hasOwn(shape.members, 'cursor'),
    payload: `payloads.${payloads.nameOf(shape)}`,
    shapes: resultsOf(commandType),
    result: unionOf(resultsOf(commandType).map((result) => `results.${results.nameOf(result)}`)),
  }));
  const commands = rows.map(({ commandType, summary, mode, payload, result }) => {
    const type = `{ readonly payload: ${payload}; readonly mode: ${literal(mode)}; readonly result: ${result} }`;
    return { name: commandType, type, isOptional: false, comment: summary };
  });
  const paged = rows
    .filter(({ isPaged }) => isPaged)
    .map(({ commandType, summary, shapes }) => ({
      name: commandType,
      type: unionOf(shapes.map((shape) => `results.${results.rowOf(shape)}`)),
      isOptional: false,
      comment: summary,
    }));
  const files = rows.filter(({ hasArtifact }) => hasArtifact).map(({ commandType }) => `\n  | ${literal(commandType)}`);
  return new Map([
    ['payloads.ts', `${HEAD}\n${payloads.text()}`],
    ['results.ts', `${HEAD}\nimport type { ${results.contractNames().join(', ')} } from './contract.ts';\n\n${results.text()}`],
    [
      'commands.ts',
      [
        `${HEAD}\nimport type * as payloads from './payloads.ts';\nimport type * as results from './results.ts';\n\n`,
        docComment('Every command type with its payload, its mode and the result of a command that is done.'),
        `export interface Commands ${bodyText(commands)}\n\n`,
        docComment('The command types that return their rows in pages, each with one of its rows.'),
        `export interface PagedCommands ${bodyText(paged)}\n\n`,
        docComment('The command types that produce a file.'),
        `export type FileCommandType =${files.join('')};\n`,
      ].join(''),
    ],
    ['contract.ts', `${HEAD}\n${contractText()}`],
    ['mirror-reads.ts', mirrorText(HEAD)],
  ]);
}

/** Declarations by body, so that shapes which are the same are declared once, under the name of the first. */
class Declarations {
  readonly #names = new Map<string, string>();
  readonly #texts = new Map<string, string>();
  readonly #suffix: string;

  /** `item-sales` and `ItemSales` are one name in TypeScript: the second of them gets the suffix. */
  constructor(suffix: string) {
    this.#suffix = suffix;
  }

  /** `head` is the text between name and body: what the type extends. */
  declare(wanted: string, body: string, comment: string, head = ''): string {
    const known = this.#names.get(head + body);
    if (known !== undefined) return known;
    const name = this.#texts.has(wanted) ? `${wanted}${this.#suffix}` : wanted;
    if (this.#texts.has(name)) throw new Error(`Two different types are named ${name}.`);
    this.#names.set(head + body, name);
    this.#texts.set(name, `${docComment(comment)}export interface ${name}${head} ${body}\n`);
    return name;
  }

  text(): string {
    return [...this.#texts.values()].join('\n');
  }
}

const extending = (names: readonly string[]): string => (names.length === 0 ? '' : ` extends ${names.join(', ')}`);

class PayloadTypes {
  readonly #declarations = new Declarations('Payload');
  readonly #names = new Map<Shape, string>();

  nameOf(shape: Shape): string {
    const name = this.#names.get(shape) ?? this.#declare(shape);
    this.#names.set(shape, name);
    return name;
  }

  text(): string {
    return this.#declarations.text();
  }

  #declare(shape: Shape): string {
    const single = commandOfRow(shape);
    const members = Object.entries(single === undefined ? shape.members : ownMembers(shape, single.shape));
    // The same fields under their native names stay out of the list that an editor offers.
    const texts = members
      .filter(([, member]) => member.kind !== 'native')
      .map(
        ([name, member]): MemberText => ({
          name,
          type: this.#typeOf(member),
          isOptional: !shape.required.includes(name),
          comment: member.text,
        }),
      );
    const head = extending(single === undefined ? [] : [this.nameOf(single.shape)]);
    return this.#declarations.declare(typeName(shape.name), bodyText(texts), '', head);
  }

  #typeOf(member: Member): string {
    switch (member.kind) {
      case 'field':
        return typeText(member.schema);
      case 'rows':
        return listOf(this.nameOf(member.of));
      case 'command-rows':
        return 'readonly Readonly<Record<string, unknown>>[]';
      case 'part':
        return this.nameOf(member.of);
      case 'native':
        return 'never';
    }
  }
}

class ResultTypes {
  readonly #declarations = new Declarations('Result');
  readonly #names = new Map<ResultShape, string>();
  readonly #contract = new Set<string>();

  nameOf(shape: ResultShape): string {
    const name = this.#names.get(shape) ?? this.#declare(shape);
    this.#names.set(shape, name);
    return name;
  }

  rowOf(shape: ResultShape): string {
    const { rows } = allMembers(shape);
    if (rows?.kind !== 'rows') throw new Error(`${shape.name} has no rows.`);
    return this.nameOf(rows.of);
  }

  contractNames(): readonly string[] {
    return [...this.#contract].toSorted();
  }

  text(): string {
    return this.#declarations.text();
  }

  #declare(shape: ResultShape): string {
    const texts = Object.entries(shape.members).map(
      ([name, member]): MemberText => ({
        name,
        type: member.nullIf === undefined ? this.#typeOf(member) : `${this.#typeOf(member)} | null`,
        isOptional: member.absent !== undefined,
        comment: sentenceOf(member, 'Null'),
      }),
    );
    const head = extending(shape.bases.map((base) => this.nameOf(base)));
    return this.#declarations.declare(typeName(shape.name), bodyText(texts), shape.text, head);
  }

  #typeOf(member: ResultMember): string {
    switch (member.kind) {
      case 'value':
        return typeText(member.schema);
      case 'object':
        return this.nameOf(member.of);
      case 'rows':
        return listOf(this.nameOf(member.of));
      case 'contract': {
        this.#contract.add(member.name);
        return member.isList ? listOf(member.name) : member.name;
      }
    }
  }
}

/** Schemas that the client exports from the contract, each after those that it refers to. */
const CONTRACT: Readonly<Record<string, TextSchema>> = {
  Outcome: contract.Outcome,
  Wording: contract.Wording,
  CommandStatus: contract.CommandStatus,
  CommandError: contract.CommandError,
  Warning: contract.Warning,
  Artifact: contract.Artifact,
  Difference: contract.Difference,
  ReadBackCheck: contract.ReadBackCheck,
  ReadBack: contract.ReadBack,
  WriteVerification: contract.WriteVerification,
  Posting: contract.Posting,
  RefusalDetail: contract.RefusalDetail,
  Refusal: contract.Refusal,
  BulkRowResult: contract.BulkRowResult,
  FieldCapabilities: contract.FieldCapabilities,
  Reconciliation: contract.Reconciliation,
  Command: contract.Command,
  CommandSummary: contract.CommandSummary,
  CommandListQuery: contract.CommandListQuery,
  ProblemDetail: contract.ProblemDetail,
  Problem: contract.Problem,
  EventType: contract.EventType,
  Event: contract.Event,
  NewWebhook: contract.NewWebhookBody,
  WebhookChange: contract.WebhookChangeBody,
  WebhookReplay: contract.WebhookReplayBody,
  Webhook: contract.Webhook,
  WebhookPing: contract.WebhookPingResponse,
  WebhookDelivery: contract.WebhookDelivery,
  WebhookDeliveryQuery: contract.WebhookDeliveryQuery,
  Access: contract.Access,
  NewKey: contract.AppKeyBody,
  AppKey: contract.AppKey,
  Me: contract.MeResponse,
  ListedConnector: contract.ListedConnector,
} as Readonly<Record<string, object>>;

function contractText(): string {
  // Names of schemas by content, because an optional field has a copy of its schema.
  const known = new Map<string, string>();
  const texts = Object.entries(CONTRACT).map(([name, schema]) => {
    const text = declarationOf(name, schema, (part) => known.get(JSON.stringify(part)));
    known.set(JSON.stringify(schema), name);
    return text;
  });
  return texts.join('\n');
}

function declarationOf(name: string, schema: TextSchema, nameOf: NameOf): string {
  const comment = docComment(schema.description ?? '');
  return schema.type === 'object' && schema.properties !== undefined
    ? `${comment}export interface ${name} ${bodyText(schemaMembers(schema, nameOf))}\n`
    : `${comment}export type ${name} = ${typeText(schema, nameOf)};\n`;
}
