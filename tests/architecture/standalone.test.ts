import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { ensureBuilds } from '#tests/support/builds.mjs'

let program: string
let app: string

beforeAll(async () => {
  const builds = await ensureBuilds(['server', 'standalone'])
  program = join(builds.server, 'serve.js')
  app = builds.standalone
}, 240_000)

/** The program with these options: what it says, where it is, and how it ends. */
function start(...options: string[]) {
  const child = spawn(process.execPath, [program, '--root', app, ...options])
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  const ended = new Promise<{ status: number | null; said: string }>((resolve) => {
    child.on('close', (status) => resolve({ status, said }))
  })
  const origin = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk
        const [address] = /http:\/\/\S+/.exec(said) ?? []
        if (address !== undefined) resolve(address)
      })
  })
  return { child, ended, origin }
}

test.each([
  ['an unknown option', ['--prot', '3001'], /Unknown option '--prot'[^]*Options: --port …/],
  ['a port that is none', ['--port', 'drei'], /^--port is a number from 0 to 65535\n$/],
  ['a seed that is none', ['--seed', '-1'], /--seed/],
])('%s ends the program with its reason and no trace of code', async (_, options, reason) => {
  const { status, said } = await start(...options).ended
  expect(said).toMatch(reason)
  expect(said).not.toMatch(/\n\s+at /)
  expect(status).toBe(1)
})

test.each([
  [
    'a demonstration for other computers',
    ['--demo', '--host', '0.0.0.0'],
    /^--demo has accounts whose password everybody knows/,
  ],
  ['verbs of faults over kept data', ['--faults'], /^--faults goes with --demo alone\n$/],
  ['an address of the product that is none', ['--origin', 'tms.example.com'], /^--origin is an origin with scheme\n$/],
])('%s is refused', async (_, options, reason) => {
  const { status, said } = await start(...options).ended
  expect([status, said]).toEqual([1, expect.stringMatching(reason)])
})

test('Without --demo nobody is there, whoever registers a company is its admin, and other computers may come', async () => {
  const { origin } = start('--port', '0', '--host', '0.0.0.0')
  const at = await origin
  const post = async (path: string, body: object) => {
    const headers = { 'X-Tenant-Id': 'nordkurs', 'Content-Type': 'application/json' }
    const answer = await fetch(at + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: answer.status, body: (await answer.json()) as { user?: { role: string } } }
  }
  const demo = { email: 'admin@nordkurs.example', password: 'Frachtbrief-2026' }
  expect((await post('/api/auth/login', demo)).status).toBe(401)
  const anna = { email: 'anna@neu.example', password: 'Sehr-geheim-1' }
  const person = { ...anna, firstName: 'Anna', lastName: 'Groß', companyName: 'Neu GmbH', role: 'user' }
  expect(await post('/api/auth/register-simple', person)).toMatchObject({
    status: 201,
    body: { user: { role: 'admin' } },
  })
  expect((await post('/api/auth/login', anna)).status).toBe(200)
})

test('A port that is taken is named, with what to do', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const { status, said } = await start('--port', `${port}`).ended
  expect(said).toBe(`127.0.0.1:${port} is taken. Another port: --port 3002, any free one: --port 0\n`)
  expect(status).toBe(1)
})

test('It serves the description of its API, as a document and as a page that needs no script', async () => {
  const { child, origin, ended } = start('--demo', '--unplanned', '--port', '0')
  const at = await origin
  const textAt = async (path: string) => (await fetch(at + path)).text()
  expect(JSON.parse(await textAt('/openapi.json'))).toMatchObject({ openapi: '3.1.0' })
  const text = await textAt('/api-docs.html')
  expect(text).toContain('<article id="orders.setStatus">')
  expect(text).not.toContain('<script')
  // In the build as well: it leaves out calls of which nothing is used.
  const statuses = ['/api/orders/%ff', '/api/v1/answers/%ff', '/api/v1/opt-outs/%', '/answer/%ff'].map(
    async (path) => (await fetch(at + path)).status,
  )
  expect(await Promise.all(statuses)).toEqual([400, 400, 400, 400])
  child.kill('SIGTERM')
  expect((await ended).status).toBe(0)
})
