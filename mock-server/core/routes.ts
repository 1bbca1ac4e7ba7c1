import { endpoints, type EndpointName } from '#src/contract/index.ts'

type Method = (typeof endpoints)[EndpointName]['method']

/** One path under which an endpoint answers. */
export interface Route {
  name: EndpointName
  method: Method
  /** With `{id}` placeholders, as in the contract. */
  path: string
  segments: readonly string[]
}

const PREFIXES = ['/api', '/api/v1'] as const

/** What follows `/api` or `/api/v1`. */
export function tailOf(path: string): string {
  return path.replace(/^\/api(\/v1)?(?=\/|$)/, '')
}

/** A path without the names of its placeholders: two paths with the same shape cannot be told apart. */
function shapeOf(method: string, path: string): string {
  return `${method} ${tailOf(path).replace(/\{[^}]*\}/g, '{}')}`
}

/**
 * Every path of the API, specific ones first. Each resource answers under both prefixes (decision A5); a fallback path
 * (decision A8) that is another endpoint's own path stays that endpoint's. Throws when two endpoints share a path.
 */
function allRoutes(): Route[] {
  const names = Object.keys(endpoints) as EndpointName[]
  const owners = new Map<string, EndpointName>()
  for (const name of names) claim(owners, name, endpoints[name].path)
  const tails = names.flatMap((name) => {
    const { method, path, fallbackPaths } = endpoints[name]
    const own = fallbackPaths.filter((fallback) => !owners.has(shapeOf(method, fallback)))
    for (const fallback of own) claim(owners, name, fallback)
    return [path, ...own].map((each) => ({ name, method, tail: tailOf(each) }))
  })
  const routes = tails.flatMap(({ name, method, tail }) =>
    PREFIXES.map((prefix) => ({ name, method, path: prefix + tail, segments: split(prefix + tail) })),
  )
  return routes.sort(bySpecificity)
}

function claim(owners: Map<string, EndpointName>, name: EndpointName, path: string): void {
  const shape = shapeOf(endpoints[name].method, path)
  const owner = owners.get(shape)
  if (owner !== undefined) throw new Error(`${name} and ${owner} both answer ${shape}`)
  owners.set(shape, name)
}

/** Literal segments before placeholders, from left to right; else by text, so that the order is always the same. */
function bySpecificity(a: Route, b: Route): number {
  for (let index = 0; index < Math.min(a.segments.length, b.segments.length); index += 1) {
    const difference = Number(isPlaceholder(a.segments[index])) - Number(isPlaceholder(b.segments[index]))
    if (difference !== 0) return difference
  }
  return a.segments.length - b.segments.length || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)
}

/** The first route that answers, or the methods that would: 405 with those, 404 without any. */
export function matchRoute(routes: readonly Route[], method: string, pathname: string) {
  const segments = split(pathname)
  const fitting = routes.filter((route) => fits(route.segments, segments))
  const route = fitting.find((candidate) => candidate.method === method)
  return { route, allowed: [...new Set(fitting.map((candidate) => candidate.method))] }
}

/** The route that reads the record another one changes: GET at the same address, which asks for nothing more. */
export function readingRoute(routes: readonly Route[], { method, path }: Route): Route | undefined {
  if (method !== 'PUT' && method !== 'PATCH') return undefined
  const unnamed = (other: string) => other.replaceAll(/\{[^}]*\}/g, '{}')
  const reading = routes.find((route) => route.method === 'GET' && unnamed(route.path) === unnamed(path))
  return reading && endpoints[reading.name].query.type === 'undefined' ? reading : undefined
}

/** What stands for the placeholders of a route. Throws URIError for an address that is no text. */
export function paramsOf(route: Route, pathname: string): Record<string, string> {
  const segments = split(pathname)
  const named = route.segments.flatMap((part, index) =>
    isPlaceholder(part) ? [[part.slice(1, -1), decodeURIComponent(segments[index] ?? '')] as const] : [],
  )
  return Object.fromEntries(named)
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  if (pattern.length !== segments.length) return false
  return pattern.every((part, index) => (isPlaceholder(part) ? segments[index] !== '' : part === segments[index]))
}

const split = (path: string) => path.replace(/\/+$/, '').split('/').slice(1)
const isPlaceholder = (segment: string | undefined) => segment?.startsWith('{') === true

/** Every path of the API, in the order in which they are tried. */
export const routes: readonly Route[] = allRoutes()
