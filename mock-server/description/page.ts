import type { oas31 } from 'zod-openapi'
import { escaped, fieldsOf, kindOf, limitsOf } from './schema-text.ts'

type Operation = oas31.OperationObject & { operationId: string }

interface Call {
  method: string
  path: string
  operation: Operation
}

/**
 * The description as a page to read: a list of all calls, then each with its fields, limits, answers and refusals, then the named
 * schemas. It needs no script; `style` is the address of its style sheet, `source` that of the document it shows.
 */
export function describedPage(document: oas31.OpenAPIObject, at: { style: string; source: string }): string {
  const calls = callsOf(document)
  const tags = (document.tags ?? []).map(({ name }) => name)
  const callsIn = (tag: string) => calls.filter(({ operation }) => operation.tags?.includes(tag))
  const { title, version, description = '' } = document.info
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${escaped(at.style)}">
</head>
<body>
<nav aria-label="Calls"><a href="#top">${escaped(title)}</a>${tags.map((tag) => linksOf(tag, callsIn(tag))).join('')}<a href="#schemas">Schemas</a></nav>
<main id="top">
<h1>${escaped(title)} ${escaped(version)}</h1>
<p>${calls.length} calls. The same as an OpenAPI ${escaped(document.openapi)} document: <a href="${escaped(at.source)}">${escaped(at.source)}</a></p>
${prose(description)}
${tags
  .map(
    (tag) =>
      `<section><h2 id="${escaped(tag)}">${escaped(tag)}</h2>${callsIn(tag)
        .map((call) => callOf(call, document))
        .join('')}</section>`,
  )
  .join('\n')}
<section><h2 id="schemas">Schemas</h2>${schemasOf(document)}</section>
</main>
</body>
</html>
`
}

function callsOf({ paths = {} }: oas31.OpenAPIObject): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => {
      return { method: method.toUpperCase(), path, operation }
    }),
  )
}

function linksOf(tag: string, calls: readonly Call[]): string {
  const links = calls.map(({ operation: { operationId } }) => {
    return `<li><a href="#${escaped(operationId)}">${escaped(operationId.slice(operationId.indexOf('.') + 1))}</a></li>`
  })
  return `<details><summary>${escaped(tag)} <small>${calls.length}</small></summary><ul>${links.join('')}</ul></details>`
}

function callOf({ method, path, operation }: Call, document: oas31.OpenAPIObject): string {
  const { operationId, summary = '', description = '', requestBody, responses } = operation
  const parameters = (operation.parameters ?? []).map((each) => resolved(each, document.components?.parameters))
  const body = requestBody && 'content' in requestBody ? requestBody.content : {}
  return `<article id="${escaped(operationId)}">
<h3><span>${method}</span> ${escaped(path)}</h3>
<p><code>${escaped(operationId)}</code> · ${escaped(summary)}</p>
${prose(description)}
${parameters.length > 0 ? `<h4>Asked with</h4>${parametersOf(parameters)}` : ''}
${contentOf('Body', body)}
${Object.entries(responses ?? {})
  .map(([status, answer]) => answerOf(status, resolved(answer as never, document.components?.responses)))
  .join('')}
</article>`
}

function parametersOf(parameters: readonly oas31.ParameterObject[]): string {
  const rows = parameters.map(({ name, in: place, required, schema = {}, description = '' }) => {
    const mark = required ? '' : ' <small>optional</small>'
    return `<tr><td><code>${escaped(name)}</code>${mark}</td><td>${place}</td><td>${kindOf(schema)}</td><td>${limitsOf(schema)}</td><td>${prose(description, 'span')}</td></tr>`
  })
  return `<table><thead><tr><th>Name</th><th>Where</th><th>Kind</th><th>Limits</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function answerOf(status: string, { description, content = {} }: oas31.ResponseObject): string {
  // How a call is refused has one form, which the beginning tells.
  if (Number(status) >= 400) return `<p class="refused"><strong>${status}</strong> ${prose(description, 'span')}</p>`
  return contentOf(`Answer ${status}`, content) || `<h4>Answer ${status}</h4><p>${escaped(description)}</p>`
}

function contentOf(title: string, content: oas31.ContentObject): string {
  return Object.entries(content)
    .map(([type, { schema = {} }]) => `<h4>${title} <small>${escaped(type)}</small></h4>${fieldsOf(schema)}`)
    .join('')
}

function schemasOf({ components }: oas31.OpenAPIObject): string {
  const schemas = Object.entries(components?.schemas ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return schemas
    .map(
      ([name, schema]) =>
        `<article id="schema-${escaped(name)}"><h3>${escaped(name)}</h3>${fieldsOf(schema)}</article>`,
    )
    .join('\n')
}

/** What a reference of the document stands for. Throws where it stands for nothing. */
function resolved<T extends object>(
  one: T | oas31.ReferenceObject,
  known: Record<string, T | oas31.ReferenceObject> = {},
): T {
  if (!('$ref' in one)) return one
  const found = known[one.$ref.slice(one.$ref.lastIndexOf('/') + 1)]
  if (found === undefined) throw new Error(`${one.$ref} stands for nothing`)
  return resolved(found, known)
}

/** Paragraphs with `code` and **emphasis**. */
function prose(text: string, tag: 'p' | 'span' = 'p'): string {
  return text
    .split('\n\n')
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => {
      const marked = escaped(paragraph)
        .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
        .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
      return `<${tag}>${marked}</${tag}>`
    })
    .join('')
}
