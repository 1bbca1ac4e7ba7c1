import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Connect, Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { describedPage } from './mock-server/description/page.ts'
import { codeParts } from './src/app/build/code-parts.ts'
import { readerFiles } from './src/entities/documents/pdf/build/reader-files.ts'
import { wordsAlong } from './src/i18n/build/words-along.ts'
import { cutOutlines, type WorldTopology } from './src/ui/map/cut-outlines.ts'
import { browserBuildOptions, serveBrowserBuild } from './tests/support/browser-build.ts'
import { chromiumArguments, chromiumPath } from './tests/support/chromium.mjs'

// `vitest --project browser` runs the React that people get, which is twice as quick; with `REACT=development` the one that tells
// of mistakes.
const isDevelopment = process.env['REACT'] === 'development'
const isBrowserRun = process.env['VITEST'] !== undefined && process.argv.includes('browser')
if (isBrowserRun && !isDevelopment) process.env['NODE_ENV'] = 'production'

const { version } = JSON.parse(await readFile(new URL('package.json', import.meta.url), 'utf8')) as { version: string }

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Puts the start of the mock's worker before everything else of the page, and has its code and the mock's fetched at once. */
function earlyWorker(): Plugin {
  return {
    name: 'early-worker',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
        const [entry, mock] = ['early-worker.ts', 'browser.ts'].map((name) =>
          chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`mock-server/hosts/${name}`)),
        )
        if (entry === undefined || mock === undefined) throw new Error('The start of the mock is not in the build')
        const place = { injectTo: 'head-prepend' as const }
        const attrs = { type: 'module', async: true, crossorigin: true, src: `/${entry.fileName}` }
        const ahead = [...entry.imports, mock.fileName].map((name) => {
          return { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` }, ...place }
        })
        return [{ tag: 'script', attrs, ...place }, ...ahead]
      },
    },
  }
}

/** The outlines for the map: Europe out of the world's, which are in the public domain (Natural Earth). */
function outlines(): Plugin {
  const id = 'virtual:outlines'
  return {
    name: 'outlines',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined
      const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
      const world = JSON.parse(await readFile(file, 'utf8')) as WorldTopology
      const cut = JSON.stringify(cutOutlines(world, [-25, 33, 46, 72]))
      return `export const outlines = JSON.parse(${JSON.stringify(cut)})`
    },
  }
}

/** Transforms modules with `import.meta.glob` in every test run: a cached one would not list files added since. */
function freshGlobs(): Plugin {
  return {
    name: 'fresh-globs',
    configureVitest({ experimental_defineCacheKeyGenerator: define }) {
      define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined))
    },
  }
}

/** Answers an address that is no text, such as `/%ff`, by 400: Vite's own servers fail at it. */
function readableAddresses(): Plugin {
  const refuse: Connect.NextHandleFunction = (request, response, next) => {
    try {
      decodeURIComponent(request.url ?? '/')
      next()
    } catch {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Bad request')
    }
  }
  return {
    name: 'readable-addresses',
    configureServer: ({ middlewares }) => void middlewares.use(refuse),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(refuse),
  }
}

/** The API's description and its page, beside the app that the standalone backend serves. */
function apiDescription(): Plugin {
  return {
    name: 'api-description',
    apply: 'build',
    async generateBundle() {
      const [document, style] = await Promise.all(
        ['docs/openapi.json', 'mock-server/description/page.css'].map((file) => readFile(pathOf(file), 'utf8')),
      )
      if (document === undefined || style === undefined) throw new Error('The description of the API is not there')
      const page = describedPage(JSON.parse(document) as Parameters<typeof describedPage>[0], {
        style: '/api-docs.css',
        source: '/openapi.json',
      })
      const files = { 'openapi.json': document, 'api-docs.css': style, 'api-docs.html': page }
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/**
 * Build modes, one product:
 * - `mock`        the app with the mock backend inside the browser (npm start, npm run dev)
 * - `standalone`  the app without mock code, for the standalone mock backend (npm run mock-server)
 * - `server`      the standalone mock backend itself, a Node program
 * - `production`  the app for a real backend: no mock code, no demo session
 * - `browser`     what tests in a browser import of the app and the mock backend, in one file
 */
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    tailwindcss(),
    outlines(),
    freshGlobs(),
    readableAddresses(),
    mode !== 'server' && wordsAlong(pathOf('.')),
    mode !== 'server' && readerFiles(),
    mode === 'mock' && earlyWorker(),
    mode === 'standalone' && apiDescription(),
  ],
  // Libraries are prepared for one React or the other.
  ...(isDevelopment && { cacheDir: 'node_modules/.vite-development' }),
  define: {
    __MOCK_BACKEND__: JSON.stringify(mode === 'mock' || mode === 'test' || mode === 'browser'),
    __VERSION__: JSON.stringify(version),
    __DEMO_MODE__: JSON.stringify(mode !== 'production'),
  },
  resolve: {
    alias: [
      // Parts of the mock's libraries that no one uses; without them its worker is a third as large.
      {
        find: /^.*\/generate(GraphQL|Rest)Handlers$/,
        replacement: pathOf('mock-server/store/memory/no-generated-handlers.ts'),
      },
      { find: /^(lodash|date-fns|debug|md5)$/, replacement: pathOf('mock-server/store/memory/library-parts.ts') },
      { find: 'tough-cookie', replacement: pathOf('mock-server/hosts/no-cookie-jar.ts') },
    ],
  },
  // Found at once and not one after the other while tests already run: a second React would be loaded.
  optimizeDeps: {
    include: [
      '@mswjs/data',
      '@mswjs/interceptors/WebSocket',
      '@mswjs/interceptors/fetch',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-table',
      '@xstate/react',
      'cmdk',
      'd3-geo',
      'fontkit',
      'd3-scale',
      'd3-shape',
      'i18next',
      'lucide-react',
      'msw',
      'msw/experimental',
      'pdfjs-dist',
      'pdfkit',
      'react',
      'react-dom',
      'react-dom/client',
      'react-i18next',
      'react-resizable-panels',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'topojson-client',
      'xstate',
      'zod/locales',
      'zod/mini',
    ],
  },
  ...(mode === 'browser' && { experimental: { renderBuiltUrl: () => ({ relative: true }) } }),
  server: { port: 5173, strictPort: true },
  preview: { port: 5173, strictPort: true },
  build:
    mode === 'server'
      ? { ssr: 'mock-server/hosts/serve.ts', outDir: 'dist/server', emptyOutDir: true, target: 'node20' }
      : mode === 'browser'
        ? browserBuildOptions()
        : {
            outDir: `dist/${mode}`,
            emptyOutDir: true,
            target: 'es2022',
            modulePreload: { polyfill: false },
            // What the start needs comes in two files, libraries apart, as they change less often, and what every list needs in two
            // more. Everything else comes in one file per package, subject and feature (decision 056).
            rolldownOptions: {
              ...(mode === 'mock' && { input: ['index.html', 'mock-server/hosts/early-worker.ts'] }),
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'libraries', test: /node_modules|rolldown.runtime/, tags: ['$initial'], priority: 13 },
                    // But for what begins before the start.
                    { name: 'start', test: /\/(src|machines)\/|index\.html$/, tags: ['$initial'], priority: 12 },
                    { name: 'table', test: /src\/ui\/table\/table\.tsx$/, priority: 11 },
                    {
                      name: 'list',
                      test: /src\/(records\/list\/(screen\/list-screen|define-list)|entities\/orders\/order-query|features\/orders\/list\/orders-screen)\.tsx?$/,
                      priority: 10,
                    },
                    ...codeParts(),
                  ],
                },
              },
            },
            chunkSizeWarningLimit: mode === 'mock' ? 1500 : 600,
          },
  // What the mock's worker starts with comes in one file, what it is asked for later in others.
  worker: {
    format: 'es',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'backend', tags: ['$initial'] }] } } },
  },
  test: {
    // The machine may be small and busy; a test that hangs still ends, and where the app is broken not all of them are waited for.
    testTimeout: 60_000,
    bail: 5,
    // Vitest would leave one of two cores idle.
    maxWorkers: 2,
    hookTimeout: 60_000,
    // What was transformed once is read again by the next run: a third of the start of a single file.
    experimental: { fsModuleCache: true },
    expect: { poll: { interval: 10, timeout: 10_000 } },
    reporters: ['default', './tests/support/check/file-times.ts', './tests/support/second-tries.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Each worker a process: what it costs is known by file.
          pool: 'forks',
          // The tests hold nothing in modules: one load of all code serves them all.
          isolate: false,
          setupFiles: [
            'tests/support/check/node-time.ts',
            'tests/support/property-runs.ts',
            'tests/support/german-places-known.ts',
            'tests/support/one-transaction.ts',
          ],
          include: [
            'tests/{domain,machines,mock-server,commands,conformance,architecture,api,storage,records}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.browser.test.tsx'],
        },
      },
      {
        extends: true,
        plugins: [serveBrowserBuild()],
        // What is asked for is made then: the one file of the product is served as it is.
        server: { preTransformRequests: false },
        test: {
          name: 'browser',
          setupFiles: [
            'tests/support/check/page-time.ts',
            'tests/support/draws.ts',
            'tests/support/clean-page.ts',
            'tests/support/german-places-known.ts',
          ],
          include: isDevelopment
            ? ['tests/console/*.test.tsx']
            : ['tests/app/**/*.test.{ts,tsx}', 'tests/conformance/**/*.browser.test.tsx'],
          // One load of all code and one page per worker: `openApp` leaves neither storage nor elements behind.
          isolate: false,
          browser: {
            enabled: true,
            // Several runs on one machine, each on a port of its own.
            api: { strictPort: false },
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumArguments } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
}))
