/** The tools, resources and prompts that the conformance suite calls by name, and that a server of account books has no use for. */

import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  fromJsonSchema,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type McpServer,
  type RequestStateCodec,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server';

/** One red pixel, and a sound without samples. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=';

const image = { type: 'image', data: PNG, mimeType: 'image/png' } as const;
const text = (words: string) => ({ type: 'text', text: words }) as const;
const said = (words: string) => ({ content: [text(words)] });
const embedded = (uri: string, mimeType: string, words: string) =>
  ({ type: 'resource', resource: { uri, mimeType, text: words } }) as const;

export type Rounds = RequestStateCodec<{ readonly round: number }>;

type Outcome = { content: ReturnType<typeof text>[] } | InputRequiredResult;

/** What the fixtures need of their server. */
export interface FixtureServer {
  readonly rounds: Rounds;
  readonly toolsChanged: () => void;
  readonly promptsChanged: () => void;
}

export function addFixtures(server: McpServer, fixture: FixtureServer): void {
  addContents(server);
  addResourcesAndPrompts(server);
  addQuestions(server, fixture.rounds);
  addSignals(server, fixture);
}

const described = (name: string) => ({ description: `${name} of the conformance suite.` });

function addContents(server: McpServer): void {
  const tool = (name: string, content: Parameters<typeof answered>[0]) => {
    server.registerTool(name, described(name), async () => answered(content));
  };
  tool('test_simple_text', [text('This is a simple text response for testing.')]);
  tool('test_image_content', [image]);
  tool('test_audio_content', [{ type: 'audio', data: WAV, mimeType: 'audio/wav' }]);
  tool('test_embedded_resource', [embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')]);
  tool('test_multiple_content_types', [
    text('Multiple content types test:'),
    image,
    embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
  ]);
  server.registerTool('test_error_handling', described('test_error_handling'), async () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
  server.registerTool('test_tool_with_progress', described('test_tool_with_progress'), async ({ mcpReq }: ServerContext) => {
    const progressToken = mcpReq._meta?.progressToken;
    for (const progress of progressToken === undefined ? [] : [0, 50, 100])
      await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } } as never);
    return said('Done.');
  });
}

type Content =
  | ReturnType<typeof text>
  | typeof image
  | ReturnType<typeof embedded>
  | { type: 'audio'; data: string; mimeType: string };
const answered = (content: readonly Content[]) => ({ content: [...content] });

const strings = (...names: string[]) =>
  fromJsonSchema<Record<string, string>>({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    required: names,
  });

function addResourcesAndPrompts(server: McpServer): void {
  server.registerResource('text', 'test://static-text', { mimeType: 'text/plain' }, (uri) => ({
    contents: [{ uri: uri.href, mimeType: 'text/plain', text: 'This is the content of the static text resource.' }],
  }));
  server.registerResource('binary', 'test://static-binary', { mimeType: 'image/png' }, (uri) => ({
    contents: [{ uri: uri.href, mimeType: 'image/png', blob: PNG }],
  }));
  server.registerResource('data', new ResourceTemplate('test://template/{id}/data', { list: undefined }), {}, (uri, { id }) => ({
    contents: [
      {
        uri: uri.href,
        mimeType: 'application/json',
        text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }),
      },
    ],
  }));
  const user = (content: Content) => ({ role: 'user', content }) as const;
  server.registerPrompt('test_simple_prompt', described('test_simple_prompt'), () => ({
    messages: [user(text('This is a simple prompt for testing.'))],
  }));
  server.server.setRequestHandler('completion/complete', () => ({ completion: { values: ['test'], hasMore: false } }));
  server.registerPrompt(
    'test_prompt_with_arguments',
    { ...described('test_prompt_with_arguments'), argsSchema: strings('arg1', 'arg2') },
    ({ arg1, arg2 }) => ({ messages: [user(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))] }),
  );
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { ...described('test_prompt_with_embedded_resource'), argsSchema: strings('resourceUri') },
    ({ resourceUri = '' }) => ({
      messages: [
        user(embedded(resourceUri, 'text/plain', 'Embedded resource content for testing.')),
        user(text('Please process the embedded resource above.')),
      ],
    }),
  );
  server.registerPrompt('test_prompt_with_image', described('test_prompt_with_image'), () => ({
    messages: [user(image), user(text('Please analyze the image above.'))],
  }));
}

const ask = (message: string, field: string) =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties: { [field]: { type: 'string' } }, required: [field] },
  });

const confirm = inputRequired.elicit({
  message: 'Please confirm',
  requestedSchema: { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] },
});

const sample = (words: string) =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: text(words) }], maxTokens: 100 });

const capabilitiesOf = ({ mcpReq }: ServerContext): ClientCapabilities =>
  (mcpReq.envelope as { readonly [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities })?.[CLIENT_CAPABILITIES_META_KEY] ?? {};

function addQuestions(server: McpServer, rounds: Rounds): void {
  const tool = (name: string, call: (context: ServerContext) => Promise<Outcome>) => {
    server.registerTool(name, described(name), call as (context: ServerContext) => Promise<ReturnType<typeof said>>);
  };
  const replyTo = ({ mcpReq }: ServerContext, key: string) => inputResponse(mcpReq.inputResponses, key);
  const isMissing = (context: ServerContext, ...keys: string[]) => keys.some((key) => replyTo(context, key).kind === 'missing');
  tool('test_input_required_result_elicitation', async (context) => {
    const reply = replyTo(context, 'user_name');
    if (reply.kind === 'elicit') return said(`Hello, ${reply.content?.name}!`);
    return inputRequired({ inputRequests: { user_name: ask('What is your name?', 'name') } });
  });
  tool('test_input_required_result_sampling', async (context) => {
    if (!isMissing(context, 'capital_question')) return said('Paris');
    return inputRequired({ inputRequests: { capital_question: sample('What is the capital of France?') } });
  });
  tool('test_input_required_result_list_roots', async (context) => {
    const reply = replyTo(context, 'client_roots');
    if (reply.kind === 'roots') return said(reply.roots.map(({ uri }) => uri).join(', '));
    return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
  });
  for (const name of ['test_input_required_result_request_state', 'test_input_required_result_tampered_state'])
    tool(name, async (context) => {
      if (context.mcpReq.requestState<{ round: number }>()?.round === 1 && !isMissing(context, 'confirm'))
        return said('state-ok');
      const requestState = await rounds.mint({ round: 1 }, context);
      return inputRequired({ inputRequests: { confirm }, requestState });
    });
  tool('test_input_required_result_multiple_inputs', async (context) => {
    if (!isMissing(context, 'user_name', 'greeting', 'client_roots')) return said('Hello.');
    return inputRequired({
      inputRequests: {
        user_name: ask('What is your name?', 'name'),
        greeting: sample('Generate a greeting'),
        client_roots: inputRequired.listRoots(),
      },
      requestState: await rounds.mint({ round: 1 }, context),
    });
  });
  tool('test_input_required_result_multi_round', async (context) => {
    const round = context.mcpReq.requestState<{ round: number }>()?.round ?? 0;
    if (round === 2 && !isMissing(context, 'step2')) return said('Both steps are done.');
    const isSecond = round === 1 && !isMissing(context, 'step1');
    return inputRequired({
      inputRequests: isSecond
        ? { step2: ask('Step 2: What is your favorite color?', 'color') }
        : { step1: ask('Step 1: What is your name?', 'name') },
      requestState: await rounds.mint({ round: isSecond ? 2 : 1 }, context),
    });
  });
  tool('test_input_required_result_capabilities', async (context) => {
    const { elicitation, sampling } = capabilitiesOf(context);
    return inputRequired({
      inputRequests: {
        ...(elicitation ? { user_name: ask('What is your name?', 'name') } : {}),
        ...(sampling ? { greeting: sample('Generate a greeting') } : {}),
      },
    });
  });
  server.registerPrompt('test_input_required_result_prompt', described('test_input_required_result_prompt'), (async (
    context: ServerContext,
  ) => {
    if (isMissing(context, 'user_context'))
      return inputRequired({ inputRequests: { user_context: ask('What context should the prompt use?', 'context') } });
    return { messages: [{ role: 'user', content: text('A prompt with its context.') }] };
  }) as never);
}

function addSignals(server: McpServer, { toolsChanged, promptsChanged }: FixtureServer): void {
  server.registerTool('test_missing_capability', described('test_missing_capability'), (async () =>
    inputRequired({ inputRequests: { greeting: sample('Generate a greeting') } })) as never);
  server.registerTool('test_streaming_elicitation', described('test_streaming_elicitation'), (async () =>
    inputRequired({ inputRequests: { user_name: ask('What is your name?', 'name') } })) as never);
  server.registerTool('test_logging_tool', described('test_logging_tool'), async ({ mcpReq }: ServerContext) => {
    await mcpReq.log('info', 'Logged for testing.');
    return said('Logged.');
  });
  server.registerTool('test_trigger_tool_change', described('test_trigger_tool_change'), async () => {
    toolsChanged();
    return said('The list of tools changed.');
  });
  server.registerTool('test_trigger_prompt_change', described('test_trigger_prompt_change'), async () => {
    promptsChanged();
    return said('The list of prompts changed.');
  });
}
