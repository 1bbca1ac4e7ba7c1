import * as z from 'zod/mini'
import { createDocument, type oas31, type ZodObjectInput, type ZodOpenApiOperationObject } from 'zod-openapi'
import { ErrorBody, FileBody, type Endpoint } from '#src/contract/basics/core.ts'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { LIVE_PATH } from '#src/contract/live/live.ts'
import { describedAt, headerParameters, refusals, securitySchemes } from './general-rules.ts'
import { summaryOf } from './summary.ts'

type Schema = z.ZodMiniType

/** What the contract says elsewhere than in its schemas. */
export interface DescriptionSources {
  /** Version of the product. */
  version: string
  /** Schemas that have a name of their own; everything else is described where it is used. */
  schemas: Readonly<Record<string, Schema>>
  /** Why a call is there, where the contract says it. */
  commentOf(name: EndpointName): string | undefined
  /** What a field of a named schema means, where the contract says it. */
  fieldCommentOf(schema: string, field: string): string | undefined
  /** Status of success. */
  statusOf(name: EndpointName): number
}

const OUTPUT = /Output$/
const JSON_TYPE = 'application/json'

/**
 * The whole API as an OpenAPI 3.1 document: every call of the contract by its name (`operationId`), with what it takes, what it
 * answers, who may call it, how it is refused, and the limits of every value. The same sources give the same document.
 * Source: specification 7 and 8, decisions A5, A6, A12, A20, A21, B5, B6
 */
export function describeApi(sources: DescriptionSources): oas31.OpenAPIObject {
  const names = Object.keys(endpoints) as EndpointName[]
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const name of names.toSorted(byPath)) {
    const endpoint: Endpoint = endpoints[name]
    const methods = (paths[endpoint.path] ??= {})
    methods[endpoint.method.toLowerCase()] = operationOf(name, endpoint, sources)
  }
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: { title: 'Dispo-Workspace API', version: sources.version, description: describedAt(LIVE_PATH) },
      servers: [{ url: '/', description: 'The standalone backend, or any other of the same contract' }],
      security: [{ bearer: [] }],
      tags: tagsOf(names),
      paths,
      components: {
        securitySchemes,
        parameters: headerParameters,
        responses: Object.fromEntries(
          refusals.map(({ name, description }) => [name, { description, ...jsonContent(ErrorBody) }]),
        ),
        schemas: { ...sources.schemas, ErrorBody },
      },
    },
    // What is read from anything, or checked by more than a shape, has no schema: it stands in the text.
    {
      allowEmptySchema: { custom: true, transform: true, pipe: true, catch: true, lazy: true, undefined: true },
      override: ({ jsonSchema, io }) => {
        if (io === 'input') return
        // A client has to live with fields that come later.
        delete jsonSchema.additionalProperties
        // What is read from servers of another kind only.
        const told = jsonSchema.anyOf?.filter((each) => Object.keys(each).length > 0)
        if (told) jsonSchema.anyOf = told
      },
    },
  )
  return withFieldComments(onlyUsed(document), sources)
}

function operationOf(
  name: EndpointName,
  endpoint: Endpoint,
  { commentOf, statusOf }: DescriptionSources,
): ZodOpenApiOperationObject {
  const comment = commentOf(name)
  const reads = endpoint.method === 'GET'
  const headers = ['Tenant', ...(reads ? [] : ['Csrf', 'IdempotencyKey', 'IfMatch'])]
  const refused = refusals.filter(({ appliesTo }) => appliesTo(endpoint)).map(({ status, name: ref }) => [status, ref])
  return {
    operationId: name,
    tags: [tagOf(name)],
    summary: summaryOf(name),
    description: [comment, ...rulesOf(endpoint)].filter((line) => line !== undefined).join('\n\n'),
    ...(endpoint.access === 'public' && { security: [] }),
    parameters: headers.map((each) => ({ $ref: `#/components/parameters/${each}` })) as never,
    requestParams: {
      ...(isAsked(endpoint.params) && { path: endpoint.params as ZodObjectInput }),
      ...(isAsked(endpoint.query) && { query: endpoint.query as ZodObjectInput }),
    },
    ...(bodyOf(endpoint) && { requestBody: bodyOf(endpoint) }),
    responses: {
      [`${statusOf(name)}`]: answerOf(endpoint),
      ...Object.fromEntries(refused.map(([status, ref]) => [`${status}`, { $ref: `#/components/responses/${ref}` }])),
    },
  }
}

/** What a schema cannot say: who may call, other paths, and the words of a failure. */
function rulesOf({ permission, access, failure, fallbackPaths, file }: Endpoint): string[] {
  const rights = permission === undefined ? [] : typeof permission === 'string' ? [permission] : [...permission]
  return [
    access === 'public'
      ? 'Anyone may call it.'
      : rights.length === 0
        ? 'Needs a session.'
        : `Needs ${rights.map((right) => `\`${right}\``).join(' or ')}.`,
    ...(fallbackPaths.length > 0 ? [`Also answered at ${fallbackPaths.map((path) => `\`${path}\``).join(', ')}.`] : []),
    ...(file
      ? [
          `A file has at most ${file.mostBytes} bytes${file.mostFiles === undefined ? '' : `, a call at most ${file.mostFiles} files`}.`,
        ]
      : []),
    ...(failure === undefined ? [] : [`A failure without words of the server is shown as "${failure}".`]),
  ]
}

function bodyOf({ body, file }: Endpoint): ZodOpenApiOperationObject['requestBody'] | undefined {
  if (!file) return isAsked(body) ? { required: isNeeded(body), ...jsonContent(body) } : undefined
  const files =
    file.mostFiles === undefined
      ? { file: z.file() }
      : { files: z.array(z.file()).check(z.minLength(1), z.maxLength(file.mostFiles)) }
  const isJson = isAsked(body) && !file.plainFields
  const fields = isJson ? { metadata: body } : shapeOf(body)
  const content = { schema: z.object({ ...fields, ...files }) }
  const encoding = isJson ? { encoding: { metadata: { contentType: JSON_TYPE } } } : {}
  return { required: true, content: { 'multipart/form-data': { ...content, ...encoding } } }
}

function answerOf({ response }: Endpoint): oas31.ResponseObject {
  if ((response as unknown) === FileBody)
    return {
      description: 'The file; its name in `Content-Disposition`',
      content: {
        'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } },
      },
    }
  return { description: 'Done', ...(jsonContent(response) as object) }
}

const jsonContent = (schema: Schema) => ({ content: { [JSON_TYPE]: { schema } } })
const isAsked = (schema: Schema) => schema._zod.def.type !== 'undefined'
const isNeeded = (schema: Schema) => schema._zod.optin === undefined
const shapeOf = (schema: Schema) => (schema instanceof z.ZodMiniObject ? schema.shape : {})
const tagOf = (name: EndpointName) => name.slice(0, name.indexOf('.'))
const byPath = (a: EndpointName, b: EndpointName) => {
  const [first, second] = [endpoints[a], endpoints[b]].map(({ path, method }) => `${path} ${method}`)
  return (first ?? '') < (second ?? '') ? -1 : 1
}

function tagsOf(names: readonly EndpointName[]): oas31.TagObject[] {
  return [...new Set(names.map(tagOf))].toSorted().map((name) => ({ name }))
}

/** Without the schemas that no call has; where only the answered form of one is left, it needs no other name. */
function onlyUsed(document: oas31.OpenAPIObject): oas31.OpenAPIObject {
  const schemas = document.components?.schemas ?? {}
  const used = new Set<string>()
  const look = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      look(schemas[name])
    }
  }
  look([document.paths, document.components?.responses])
  const nameOf = (name: string) => (used.has(name.replace(OUTPUT, '')) ? name : name.replace(OUTPUT, ''))
  const kept = Object.keys(schemas).filter((name) => used.has(name))
  const text = JSON.stringify({
    ...document,
    components: {
      ...document.components,
      schemas: Object.fromEntries(kept.map((name) => [nameOf(name), schemas[name]])),
    },
  })
  const renamed = text.replaceAll(
    /(#\/components\/schemas\/)(\w+)/g,
    (_, before: string, name: string) => before + nameOf(name),
  )
  return JSON.parse(renamed) as oas31.OpenAPIObject
}

/** Puts the contract's words beside the fields of the named schemas. */
function withFieldComments(document: oas31.OpenAPIObject, { fieldCommentOf }: DescriptionSources): oas31.OpenAPIObject {
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const properties = 'properties' in schema ? (schema.properties ?? {}) : {}
    for (const [field, property] of Object.entries(properties)) {
      const said = fieldCommentOf(name.replace(OUTPUT, ''), field)
      if (said !== undefined) Object.assign(property, { description: said })
    }
  }
  return document
}
