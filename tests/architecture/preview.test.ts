import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { preview } from 'vite'

test('The server of `npm start` answers an address that is no text by 400', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'dispo-preview-'))
  writeFileSync(join(outDir, 'index.html'), '<!doctype html><title>Dispo</title>')
  const server = await preview({
    mode: 'mock',
    build: { outDir },
    preview: { port: 0, strictPort: false },
    logLevel: 'silent',
  })
  onTestFinished(async () => {
    await server.close()
    rmSync(outDir, { recursive: true })
  })
  const [origin = ''] = server.resolvedUrls?.local ?? []
  const statusOf = async (path: string) => (await fetch(new URL(path, origin))).status
  expect([await statusOf('/answer/abc'), await statusOf('/answer/%ff'), await statusOf('/%')]).toEqual([200, 400, 400])
})
