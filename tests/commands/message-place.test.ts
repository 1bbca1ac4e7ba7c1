import { describe, expect, test } from 'vitest'
import { clearBottom } from '#src/ui/floating/keep-clear.ts'

describe('the place of the messages', () => {
  const stackOf = (height: number) => ({ left: 824, right: 1264, top: 720 - height, bottom: 720 })

  test.each([
    ['nothing in the way: above the feet', [], 80],
    ['a row it would cover', [{ left: 64, right: 920, top: 680, bottom: 712 }], 128],
    ['a row above it', [{ left: 64, right: 920, top: 600, bottom: 632 }], 80],
    ['a row beside it', [{ left: 64, right: 820, top: 680, bottom: 712 }], 80],
    [
      'a row, and above that another thing',
      [
        { left: 64, right: 920, top: 680, bottom: 712 },
        { left: 900, right: 920, top: 640, bottom: 672 },
      ],
      168,
    ],
    [
      'things up to the head of the screen: no room, so where it usually stands',
      [{ left: 64, right: 920, top: 90, bottom: 720 }],
      80,
    ],
  ])('%s', (_, boxes, bottom) => {
    expect(clearBottom(stackOf(52), boxes, 800)).toBe(bottom)
  })
})
