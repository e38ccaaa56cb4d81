/** Rules that hold a fact where it is declared: commands, document types, endpoints, migrations. */

import { DOC_TYPES } from '../../packages/catalog/src/declaration/doc-type.ts';
import { type Finding, findAll, isScaffolding, isTest, type Rule, type Tree } from './rule.ts';
import { lineAt, type Source } from './tidy-source.ts';

/** A type of commands that is taken apart, or one that is compared with the first word of a command: `type.startsWith('create-')`. */
const parsedName =
  /\b(?:commandType|command_type)\s*\??\.\s*(?:split|replace|replaceAll|match|slice|substring|(?:starts|ends)[Ww]ith|remove(?:prefix|suffix)|partition)\s*\(|\.\s*(?:exec|test)\s*\(\s*(?:\w+\.)?commandType\s*\)|\btype_?\s*\??\.\s*(?:split|replace|replaceAll|match|(?:starts|ends)[Ww]ith|remove(?:prefix|suffix)|partition)\s*\(\s*\(?(?:['"]|\/\^?)[a-z]*-/g;

/** A recipe says what it does: its verb, its task and its documents. Names are for people. */
const checkCommandNames = (source: Source): readonly Finding[] => {
  if (!/^(?:packages\/[^/]+\/(?:src|conformance)|drivers|examples)\//.test(source.path) || isTest(source.path)) return [];
  const text = source.path.endsWith('.py') ? source.text : source.uncommented;
  return [...text.matchAll(parsedName)].map(({ index }) => ({
    line: lineAt(source.text, index),
    message: 'This reads what a command does off its name; the recipe declares it (verb, task, document).',
  }));
};

/** Which paths there are is declared by the cloud; contract and caller pass the catalog the few that it prints. */
const checkEndpoints = (source: Source): readonly Finding[] => {
  if (!source.path.startsWith('packages/catalog/src/') || isTest(source.path)) return [];
  const paths = source.uncommented.matchAll(
    /['"`](?:(?:GET|POST|PUT) )?\/(?:v1|app|admin|connectors|portal|login|signup|developers)\b/g,
  );
  return [...paths].map(({ index }) => ({
    line: lineAt(source.text, index),
    message: 'This is an endpoint of the cloud; take it as a parameter, or move the text to the cloud.',
  }));
};

/** Where types of documents are data: their declaration, their families, words and prints, and the sample book. */
const declaresTypes =
  /^packages\/(?:catalog\/src\/(?:.+\/)?(?:doc-type\.ts|document-result\.ts|[a-z-]+-terms\.ts|(?:modules|families)\/.+)|book\/src\/(?:ledger\/matrix\.ts|template\/.+|reports\/(?:.+\/)?(?:titles|families)\.ts))$/;

/** Codes that name a tax or a type of account too, and one file of units. */
const OTHER_MEANINGS: readonly string[] = ['SST', 'GST', 'CP', 'SA'];
const unitCodes = /\/unit-code\.ts$/;

const typeCodes = DOC_TYPES.filter((type) => !OTHER_MEANINGS.includes(type)).join('|');
const typeLiteral = new RegExp(`(['"\`])(?:${typeCodes})\\1|(?<=[{,]\\s*)\\b(?:${typeCodes})\\s*:`, 'g');

/** A list of types compiles when one is forgotten; a question to the posting matrix does not. */
const checkTypeLiterals = (source: Source): readonly Finding[] => {
  if (!/^packages\/(?:book|catalog)\/src\//.test(source.path) || isScaffolding(source.path)) return [];
  if (declaresTypes.test(source.path) || unitCodes.test(source.path)) return [];
  return findAll(
    source,
    'uncommented',
    typeLiteral,
    'This names a type of document; ask ledger/nature.ts what the type is, or declare the fact where types are declared.',
  );
};

const HTTP = 'packages/cloud/src/http/';
/** Where routes are registered, and where it is decided who may call them. */
const ROUTE_BUILDER = `${HTTP}endpoint/endpoint-routes.ts`;
const GUARDS: readonly string[] = ['endpoint/audience-guard.ts', 'caller.ts', 'request/cross-site.ts'].map((file) => HTTP + file);

/** A route that is registered elsewhere, or lets callers in by itself, is not as its endpoint says. */
const checkRoutes = (source: Source): readonly Finding[] => {
  if (!source.path.startsWith(HTTP) || isTest(source.path)) return [];
  const registered =
    source.path === ROUTE_BUILDER ? [] : source.uncommented.matchAll(/\.\s*(?:route\s*\(|(?:get|post|put|all)\s*\(\s*['"`]\/)/g);
  return [
    ...[...registered].map(({ index }) => ({
      line: lineAt(source.text, index),
      message: 'This registers a route by itself; declare its endpoint and serve it with routesOf.',
    })),
    ...(GUARDS.includes(source.path)
      ? []
      : findAll(
          source,
          'code',
          /(?<![\w$.])(?:findLogin|findOwner|adminRefusal|isCrossSiteRequest)\s*\(/g,
          'This lets callers in by itself; the audience of the endpoint does that.',
        )),
  ];
};

const MIGRATION = /^(packages\/[^/]+\/src)\/(sqlite|postgres)\/migrations\/(\d+)-[^/]+$/;
const OTHER_STORE: Readonly<Record<string, string>> = { sqlite: 'postgres', postgres: 'sqlite' };

/** The type checker holds that every verb runs on both stores; it does not see their migrations. */
const checkAdapterComplete = ({ path }: Source, { paths }: Tree): readonly Finding[] => {
  const [, home, store = '', number] = MIGRATION.exec(path) ?? [];
  if (home === undefined) return [];
  const twin = `${home}/${OTHER_STORE[store]}/migrations/${number}-`;
  return paths.some((other) => other.startsWith(twin)) ? [] : [{ line: 1, message: `${twin}*.sql is missing.` }];
};

export const declarationRules: readonly Rule[] = [
  {
    id: 'command-name',
    text: 'What a command does is declared, never read off its name.',
    check: checkCommandNames,
    isForEveryLanguage: true,
  },
  {
    id: 'doc-type-literal',
    text: 'What a type of document is stands where types are declared; no other file names types.',
    check: checkTypeLiterals,
  },
  { id: 'catalog-endpoint', text: 'The catalog knows commands and no endpoint.', check: checkEndpoints },
  { id: 'declared-route', text: 'Routes and who may call them come from the declarations of endpoints.', check: checkRoutes },
  {
    id: 'adapter-complete',
    text: 'Every migration of one store has its number in the other.',
    check: checkAdapterComplete,
    isForEveryLanguage: true,
  },
];
