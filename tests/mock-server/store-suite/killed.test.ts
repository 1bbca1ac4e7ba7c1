import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDataFolder } from '#mock-server/hosts/data-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dispo-data-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes until so many pairs are answered, is refused nothing meanwhile, and is killed in the middle. */
function killedAfter(pairs: number): Promise<number> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'write-loop.mjs'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let told = ''
  return new Promise((answer, refuse) => {
    child.stdout.on('data', (text: Buffer) => {
      told += text.toString()
      if (told.split('\n').length > pairs) child.kill('SIGKILL')
    })
    child.on('close', (_code, signal) => {
      const whole = told.slice(0, told.lastIndexOf('\n')).split('\n')
      return signal === 'SIGKILL' ? answer(Number(whole.at(-1))) : refuse(new Error('It ended by itself'))
    })
  })
}

it('keeps every answered write and no half of one when the program is killed', async () => {
  const answered = await killedAfter(40)
  const { database, close } = await openDataFolder(folder)
  const world = database(Date.now)
  expect((await world.start(Date.now())).isSeeded).toBe(true)
  const ids = new Set((await world.store('nord').all('counters')).map(({ id }) => id))
  for (let number = 1; number <= answered; number += 1) expect(ids).toContain(`${number}-b`)
  for (const id of ids) expect(ids).toContain(id.endsWith('a') ? id.replace('a', 'b') : id.replace('b', 'a'))
  await expect(openDataFolder(folder)).rejects.toThrow(`is in use by process ${process.pid}.`)
  await close()
}, 120_000)

it('says in a sentence why a folder cannot be used', async () => {
  const file = join(folder, 'no-folder')
  writeFileSync(file, '')
  await expect(openDataFolder(join(file, 'data'))).rejects.toThrow(/cannot be written to \(ENOTDIR\)\.$/)
  if (process.getuid?.() === 0) return
  chmodSync(folder, 0o500)
  await expect(openDataFolder(folder)).rejects.toThrow(/cannot be written to \(EACCES\)\.$/)
})
