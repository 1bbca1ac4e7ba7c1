import './app/styles.ts'
import type { Upload } from './api/request/send-request.ts'
import { uploadByXhr } from './api/request/upload-by-xhr.ts'
import { boot } from './app/boot.tsx'
import type { MockControl } from './contract/mock/control.ts'
import { readConfig } from './app/config.ts'

/** What a script that does not wait brings along is run while the page is still being read. */
async function pageRead(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

async function start(): Promise<void> {
  await pageRead()
  const element = document.getElementById('root')
  if (element === null) throw new Error('The page has no element "root"')
  let upload: Upload = uploadByXhr
  let mock: MockControl | undefined
  if (__MOCK_BACKEND__) {
    const { startBrowserBackend } = await import('#mock-server/hosts/browser.ts')
    ;({ upload, control: mock } = await startBrowserBackend())
  }
  await boot(element, {
    config: readConfig(),
    fetch: (input, init) => fetch(input, init),
    upload,
    ...(mock && { mock }),
    socket: (url) => new WebSocket(url),
  })
}

void start()
