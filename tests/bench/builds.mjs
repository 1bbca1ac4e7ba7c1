import { spawn } from 'node:child_process'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { extname, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

/** Builds the lean page; answers its folder. */
export async function buildLean() {
  const outDir = resolve(root, 'dist/bench-lean')
  await build({
    root: resolve(import.meta.dirname, 'lean'),
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
  return outDir
}

/**
 * Serves a built page on a free port, every address without a file with its start page; with `api` calls and the live
 * connection go on to a backend. The same small server for all sides: none is served better than the others.
 */
export async function servePage(folder, startPage, api) {
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url, 'http://localhost')
    if (api !== undefined && /^\/api(\/|$)/.test(pathname)) return void passOn(api, asked, answer)
    const wanted = join(folder, pathname)
    const isFile = existsSync(wanted) && statSync(wanted).isFile()
    const file = isFile ? wanted : join(folder, startPage)
    answer.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
    answer.setHeader('Cache-Control', pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache')
    return void createReadStream(file).pipe(answer)
  })
  if (api !== undefined) {
    server.on('upgrade', (asked, socket, head) => {
      const there = connect(Number(new URL(api).port), 'localhost', () => {
        const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}`)
        there.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
        there.write(head)
        socket.pipe(there).pipe(socket)
      })
      for (const end of [socket, there]) end.on('error', () => [socket, there].forEach((one) => one.destroy()))
    })
  }
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://localhost:${server.address().port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function passOn(api, asked, answer) {
  const { method, headers } = asked
  const onward = request(new URL(asked.url, api), { method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers)
    got.pipe(answer)
  })
  onward.on('error', () => answer.writeHead(502).end())
  asked.pipe(onward)
}

/** Starts the standalone backend, its code in `folder`, on a free port and waits until its world is there. */
export async function startBackend(folder, { scale, vehicles = 0, data }) {
  const program = join(folder, 'serve.js')
  const place = data === undefined ? [] : ['--data', data]
  const world = ['--scale', String(scale), '--vehicles', String(vehicles), ...place]
  const child = spawn(process.execPath, [program, '--port', '0', '--demo', ...world, '--quiet'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`The backend ended with ${code}`)))
    child.stdout.on('data', (text) => done(String(text).trim()))
  })
  return { origin, stop: () => child.kill() }
}
