import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const src = resolve(import.meta.dirname, '../../src')
const commandFiles = readdirSync(join(src, 'features'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.commands.ts'))
  .map((name) => join(src, 'features', name))

it('what commands fetch when they are run is fetched early, so that it is there offline', () => {
  const wanted = commandFiles.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import\('(\.[^']+)'\)/g)].map(
      ([, path = '']) => `#src/${relative(src, join(dirname(file), path))}`,
    ),
  )
  expect(wanted.length).toBeGreaterThan(3)
  const late = readFileSync(join(src, 'app/late-code.ts'), 'utf8')
  expect(wanted.filter((path) => !late.includes(`'${path}'`))).toEqual([])
})
