import { resolve } from 'node:path'
import { runnerImport } from 'vite'

/** Writes pairs of rows into a folder until it is killed, and tells of each pair once it is answered. */
const file = resolve(import.meta.dirname, '../../mock-server/hosts/data-folder.ts')
const { module } = await runnerImport(file, { configFile: false })
const { database } = await module.openDataFolder(process.argv[2])
await database.restore()
const store = database.store('nord')
for (let number = 1; ; number += 1) {
  await store.transaction(async (inside) => {
    await inside.insert('counters', { id: `${number}-a`, value: number })
    await inside.insert('counters', { id: `${number}-b`, value: number })
  })
  process.stdout.write(`${number}\n`)
}
