import type { oas31 } from 'zod-openapi'

type Json = Record<string, unknown>
type CallParts = Json & { body?: unknown; files?: Record<string, File> }

/** A client made of nothing but the API's description: `call('orders.get', { id })`. Throws what a refusal says. */
export function describedClient(document: oas31.OpenAPIObject, origin: string, tenantId: string) {
  const operations = new Map<
    string,
    { method: string; path: string; isForm: boolean; asked: oas31.ParameterObject[] }
  >()
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(methods as Record<string, oas31.OperationObject>)) {
      const { operationId = '', parameters = [], requestBody = { content: {} } } = operation
      const asked = parameters.filter((each) => 'in' in each) as oas31.ParameterObject[]
      const isForm = 'content' in requestBody && 'multipart/form-data' in requestBody.content
      operations.set(operationId, { method: method.toUpperCase(), path, isForm, asked })
    }
  let token: string | undefined
  return async function call<T = Json>(
    operationId: string,
    { body, files = {}, ...parameters }: CallParts = {},
  ): Promise<T> {
    const operation = operations.get(operationId)
    if (!operation) throw new Error(`No call ${operationId}`)
    const { method, path, isForm, asked } = operation
    const url = new URL(
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(`${parameters[name] as string}`)),
      origin,
    )
    for (const { name, in: place } of asked)
      if (place === 'query' && parameters[name] !== undefined)
        url.searchParams.set(name, `${parameters[name] as string}`)
    const form = new FormData()
    if (isForm) form.set('metadata', new Blob([JSON.stringify(body)], { type: 'application/json' }))
    for (const [name, file] of Object.entries(files)) form.set(name, file)
    const headers = {
      'X-Tenant-Id': tenantId,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(!isForm && { 'Content-Type': 'application/json' }),
    }
    const sent = isForm ? form : body === undefined ? undefined : JSON.stringify(body)
    const answer = await fetch(url, { method, headers, ...(sent !== undefined && { body: sent }) })
    const read = (await answer.json()) as T & { token?: string }
    if (!answer.ok) throw new Error(`${operationId} ${answer.status}: ${JSON.stringify(read)}`)
    token = read.token ?? token
    return read
  }
}
