/** The types of the Python client, as a stub: a TypedDict for each payload and result, and one method for each command type. */

import { recipes } from '../../catalog.ts';
import type { Member, Shape } from '../../declaration/declaration.ts';
import { resultsOf } from '../../results/result-of.ts';
import { allMembers, type ResultMember, type ResultShape } from '../../results/result-shape.ts';
import { commandOfRow, ownMembers } from '../bulk-row.ts';
import { type MemberText, sentenceOf, type TextSchema, typeName } from './member-text.ts';
import { docText, listOf, methodName, pythonType, quoted, schemaFields, typedDictBody, unionOf } from './python-text.ts';

const HEAD = '# Written from the catalog by `npm run golden`; do not edit.\n';

/** File name -> text: what the Python client has beside its own files. */
export function pythonFiles(): ReadonlyMap<string, string> {
  const declarations = new Declarations();
  const payloads = new PayloadTypes(declarations);
  const results = new ResultTypes(declarations);
  const methods = recipes().map(({ commandType, shape, summary }) => {
    const payload = `payload: ${payloads.nameOf(shape)}${shape.required.length === 0 ? ' = ...' : ''}`;
    const result = unionOf(resultsOf(commandType).map((one) => results.nameOf(one)));
    return `    def ${methodName(commandType)}(self, ${payload}, **options: Unpack[RunOptions]) -> ${result}:\n        """${docText(summary)}"""\n`;
  });
  const names = recipes().map(({ commandType }) => `    ${quoted(commandType)},\n`);
  return new Map([
    ['commands.pyi', `${HEAD}${IMPORTS}\n${declarations.text()}\nclass CommandMethods:\n${methods.join('')}`],
    [
      'command_types.py',
      `${HEAD}"""The names of all command types."""\n\nfrom typing import Tuple\n\nCOMMAND_TYPES: Tuple[str, ...] = (\n${names.join('')})\n`,
    ],
  ]);
}

const IMPORTS = `from typing import Any, Callable, Dict, Literal, Mapping, Optional, Sequence, Union

from typing_extensions import NotRequired, TypedDict, Unpack

class RunOptions(TypedDict, total=False):
    command_id: Optional[str]
    """Chosen by you and unique forever; a random one by default. The same id never runs twice."""
    company_id: Optional[str]
    connector_id: Optional[str]
    deadline_seconds: Optional[float]
    """How long the call can take, retries and waiting included."""
    keep: Optional[Callable[[str], Any]]
    """Called before anything is sent: store the id here, and a crash cannot lose the command."""
    on_status: Optional[Callable[[Dict[str, Any]], Any]]
    """Called when the status changes, first with the one at the start."""
`;

/** Declarations by body, so that shapes which are the same are declared once, under the name of the first. */
class Declarations {
  readonly #names = new Map<string, string>();
  readonly #texts = new Map<string, string>();

  declare(wanted: string, body: string): string {
    const known = this.#names.get(body);
    if (known !== undefined) return known;
    // `item-sales` and `ItemSales` are one name in Python.
    const name = this.#texts.has(wanted) ? `${wanted}2` : wanted;
    if (this.#texts.has(name)) throw new Error(`Two different types are named ${name}.`);
    this.#names.set(body, name);
    this.#texts.set(name, `class ${name}${body}`);
    return name;
  }

  text(): string {
    return [...this.#texts.values()].join('\n');
  }
}

class PayloadTypes {
  readonly #declarations: Declarations;
  readonly #names = new Map<Shape, string>();

  constructor(declarations: Declarations) {
    this.#declarations = declarations;
  }

  nameOf(shape: Shape): string {
    const name = this.#names.get(shape) ?? this.#declare(shape);
    this.#names.set(shape, name);
    return name;
  }

  #declare(shape: Shape): string {
    const single = commandOfRow(shape);
    const fields = this.#fieldsOf(shape, single === undefined ? shape.members : ownMembers(shape, single.shape));
    const bases = single === undefined ? [] : [this.nameOf(single.shape)];
    return this.#declarations.declare(`${typeName(shape.name)}Payload`, typedDictBody(bases, fields));
  }

  /** The same fields under their native names stay out of the list that an editor offers. */
  #fieldsOf(shape: Shape, members: Shape['members']): readonly MemberText[] {
    return Object.entries(members)
      .filter(([, member]) => member.kind !== 'native')
      .map(([name, member]) => ({
        name,
        type: this.#typeOf(member),
        isOptional: !shape.required.includes(name),
        comment: member.text,
      }));
  }

  #typeOf(member: Member): string {
    switch (member.kind) {
      case 'field':
        return pythonType(member.schema);
      case 'rows':
        return listOf(this.nameOf(member.of));
      case 'command-rows':
        return listOf('Mapping[str, Any]');
      case 'part':
        return this.nameOf(member.of);
      case 'native':
        return 'Any';
    }
  }
}

class ResultTypes {
  readonly #declarations: Declarations;
  readonly #names = new Map<ResultShape, string>();

  constructor(declarations: Declarations) {
    this.#declarations = declarations;
  }

  nameOf(shape: ResultShape): string {
    const name = this.#names.get(shape) ?? this.#declare(shape);
    this.#names.set(shape, name);
    return name;
  }

  #declare(shape: ResultShape): string {
    const isWhole = shape.bases.some((base) => overrides(base, shape));
    const fields = this.#fieldsOf(isWhole ? allMembers(shape) : shape.members);
    const bases = isWhole ? [] : shape.bases.map((base) => this.nameOf(base));
    return this.#declarations.declare(`${typeName(shape.name)}Result`, typedDictBody(bases, fields));
  }

  #fieldsOf(members: ResultShape['members']): readonly MemberText[] {
    return Object.entries(members).map(([name, member]) => ({
      name,
      type: member.nullIf === undefined ? this.#typeOf(member) : `Optional[${this.#typeOf(member)}]`,
      isOptional: member.absent !== undefined,
      comment: sentenceOf(member, 'None'),
    }));
  }

  #typeOf(member: ResultMember): string {
    switch (member.kind) {
      case 'value':
        return pythonType(member.schema);
      case 'object':
        return this.nameOf(member.of);
      case 'rows':
        return listOf(this.nameOf(member.of));
      case 'contract': {
        const type = this.#contractType(member.name, member.schema as TextSchema);
        return member.isList ? listOf(type) : type;
      }
    }
  }

  #contractType(name: string, schema: TextSchema): string {
    if (schema.type !== 'object' || schema.properties === undefined) return pythonType(schema);
    return this.#declarations.declare(name, typedDictBody([], schemaFields(schema)));
  }
}

/** A class cannot give a field that it inherits another type. */
const overrides = (base: ResultShape, { members }: ResultShape): boolean =>
  Object.keys(allMembers(base)).some((name) => Object.hasOwn(members, name));
