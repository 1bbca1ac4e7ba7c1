import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, cpSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDataFolder } from '#mock-server/hosts/data-folder.ts'
import { openPglite } from '#mock-server/store/sql/database.ts'
import { partnerRow, smallBackend } from './small-backend.ts'

/** What a program has left that was killed while it wrote. Making a new folder takes PostgreSQL seconds, copying one does not. */
let killed: string
let answered: number
let child: ChildProcess | undefined
beforeAll(async () => {
  killed = mkdtempSync(join(tmpdir(), 'dispo-killed-'))
  answered = await killedAfter(40)
}, 180_000)
afterAll(() => {
  // A test that ran out of time must not leave a program that writes for ever.
  child?.kill('SIGKILL')
  rmSync(killed, { recursive: true, force: true })
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dispo-data-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes until so many pairs are answered, and is killed in the middle of what comes next; answers the last pair. */
function killedAfter(pairs: number): Promise<number> {
  const writing = spawn(process.execPath, [resolve(import.meta.dirname, 'write-loop.mjs'), killed], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = writing
  let told = ''
  return new Promise((answer, refuse) => {
    writing.stdout.on('data', (text: Buffer) => {
      told += text.toString()
      if (told.split('\n').length > pairs) writing.kill('SIGKILL')
    })
    writing.on('close', (_code, signal) => {
      const whole = told.slice(0, told.lastIndexOf('\n')).split('\n')
      return signal === 'SIGKILL' ? answer(Number(whole.at(-1))) : refuse(new Error('It ended by itself'))
    })
  })
}

test('Every answered write is kept and no half of one when the program is killed; one program has a folder', async () => {
  cpSync(killed, folder, { recursive: true })
  const { database, close } = await openDataFolder(folder)
  expect(await database.holdsWorld()).toBe(true)
  const ids = new Set((await database.store('nord').all('counters')).map(({ id }) => id))
  for (let number = 1; number <= answered; number += 1) expect(ids).toContain(`${number}-b`)
  for (const id of ids) expect(ids).toContain(id.endsWith('a') ? id.replace('a', 'b') : id.replace('b', 'a'))
  await expect(openDataFolder(folder)).rejects.toThrow(`is in use by process ${process.pid} on ${hostname()}.`)
  await close()
}, 180_000)

test('A world goes on after a restart, begins anew after a reset, and is refused when a newer program wrote it', async () => {
  cpSync(killed, folder, { recursive: true })
  const first = await openDataFolder(folder)
  await first.database.clear()
  const server = smallBackend({ database: first.database })
  await server.ask('/api/partners/cus-nord')
  await server.store('nord').insert('partners', partnerRow('cus-new', 'nord', 'Neu GmbH'))
  await first.blobs.write('nord', 'file-1', [new Uint8Array([7])])
  await first.close()

  const second = await openDataFolder(folder)
  const again = smallBackend({ database: second.database, seed: () => Promise.reject(new Error('seeded again')) })
  expect(await again.ask('/api/partners/cus-new')).toMatchObject({ status: 200, body: { name: 'Neu GmbH' } })
  expect(await second.blobs.ids('nord')).toEqual(['file-1'])
  const reset = smallBackend({ database: second.database, blobs: second.blobs })
  await reset.reset()
  expect((await reset.store('nord').all('partners')).map(({ id }) => id)).toEqual(['cus-nord'])
  expect(await second.blobs.ids('nord')).toEqual([])
  await second.close()

  const pglite = await openPglite(join(folder, 'postgres'))
  await pglite.exec(`insert into "~migrations" (name) values ('999-later.sql')`)
  await pglite.close()
  await expect(openDataFolder(folder)).rejects.toThrow('was written by a newer version of this program.')
}, 180_000)

test('The lock is the kernel’s: whatever the file says, it holds as long as its holder lives, and no longer', async () => {
  const file = join(folder, 'lock')
  // Of another container: what it is called there is the number of nobody here, or of anybody.
  writeFileSync(file, '1 on other')
  const descriptor = openSync(file, 'r+')
  const holder = spawn('flock', ['-x', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] })
  await once(holder, 'exit')
  await expect(openDataFolder(folder)).rejects.toThrow('is in use by process 1 on other.')
  closeSync(descriptor)
  cpSync(killed, folder, { recursive: true })
  const opened = await openDataFolder(folder)
  expect(opened.isFull()).toBe(false)
  await opened.close()
}, 180_000)

test('A sentence says why a folder cannot be used', async () => {
  const file = join(folder, 'no-folder')
  writeFileSync(file, '')
  await expect(openDataFolder(join(file, 'data'))).rejects.toThrow(/cannot be written to \(ENOTDIR\)\.$/)
  if (process.getuid?.() === 0) return
  chmodSync(folder, 0o500)
  await expect(openDataFolder(folder)).rejects.toThrow(/cannot be written to \(EACCES\)\.$/)
})
