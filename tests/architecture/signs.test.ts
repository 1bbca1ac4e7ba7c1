import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../../src/ui/${file}`, import.meta.url), 'utf8')
const css = read('signs/signs.css')
const tokens = new Map(
  [...read('tokens.css').matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, ...both]) => [
    name,
    both,
  ]),
)
const images = new Map(
  [...css.matchAll(/\[data-sign='([^']+)'\] \{([^}]+)\}/g)].map(([, name = '', rule = '']) => [
    name,
    [...rule.matchAll(/url\("([^"]+)"\)/g)].map(([, url = '']) => [
      ...new Set([...url.matchAll(/%23(\w+)/g)].map(([, hex]) => `#${hex}`)),
    ]),
  ]),
)

test('every sign has its image', () => {
  const names = [...read('signs/status-sign.tsx').matchAll(/^ {2}\w+: '([\w-]+ \w+)',$/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(20)
  expect([...new Set(names)].toSorted()).toEqual([...images.keys()].toSorted())
})

test('a sign wears the colour of its token, and its mark that of the surface, in the light theme and in the dark one', () => {
  const wrong = [...images].filter(([name, [light = [], dark = []]]) => {
    const colour = tokens.get(`status-${name.split(' ')[1]}`) ?? []
    const surface = tokens.get('surface') ?? []
    const isOf = (found: string[], at: 0 | 1) =>
      found.includes(colour[at] ?? '') && found.every((one) => one === colour[at] || one === surface[at])
    return !isOf(light, 0) || !isOf(dark, 1)
  })
  expect(wrong).toEqual([])
})
