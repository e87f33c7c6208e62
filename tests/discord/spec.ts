/** Discord's own schemas. The package has no types for them that a compiler could follow. */
interface Schema {
  safeParse(value: unknown): { readonly success: boolean; readonly error?: { readonly message: string } };
}

const NAME: string = 'discord-api-spec/zod';
const schemas = (await import(NAME)) as Readonly<Record<string, Schema>>;

const CALLBACKS: Readonly<Record<number, string>> = {
  4: 'CreateMessageInteractionCallbackRequestSchema',
  5: 'CreateMessageInteractionCallbackRequestSchema',
  6: 'UpdateMessageInteractionCallbackRequestSchema',
  7: 'UpdateMessageInteractionCallbackRequestSchema',
  8: 'ApplicationCommandAutocompleteCallbackRequestSchema',
  9: 'ModalInteractionCallbackRequestSchema',
};

const ROUTES: readonly (readonly [method: string, route: RegExp, schema: string])[] = [
  ['POST', /^\/channels\/:channel\/messages$/, 'MessageCreateRequestSchema'],
  ['PATCH', /^\/channels\/:channel\/messages\/:message$/, 'MessageEditRequestPartialSchema'],
  ['POST', /^\/webhooks\/:application\/:token$/, 'IncomingWebhookInteractionRequestSchema'],
  [
    'PATCH',
    /^\/webhooks\/:application\/:token\/messages\//,
    'IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema',
  ],
];

/** What Discord's schema has against a request of ours; empty for what has no schema here. */
export function specFaults(method: string, route: string, body: unknown): readonly string[] {
  if (route.startsWith('/applications/') && Array.isArray(body)) {
    return body.flatMap((command: unknown) => faults('ApplicationCommandUpdateRequestSchema', command));
  }
  const type = route.includes('/callback') ? (body as { type?: number }).type : undefined;
  const schema = type === undefined ? ROUTES.find(([m, r]) => m === method && r.test(route))?.[2] : CALLBACKS[type];
  return schema === undefined ? [] : faults(schema, body);
}

function faults(name: string, value: unknown): readonly string[] {
  const schema = schemas[name];
  if (!schema) throw new Error(`no schema ${name}`);
  const read = schema.safeParse(value);
  return read.success ? [] : [`${name}: ${read.error?.message ?? ''}`];
}
