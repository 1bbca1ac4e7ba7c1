import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { StatusSign, type SignName } from '#src/ui/signs/status-sign.tsx'

const NAMES: readonly SignName[] = [
  ...(['CREATED', 'CONFIRMED', 'ASSIGNED', 'IN_TRANSIT', 'DELIVERED', 'BILLED', 'CANCELLED', 'unknown'] as const),
  ...(['inquiry', 'NOTIFIED', 'notice', 'warning', 'failure', 'online'] as const),
]

/** The system gives its own colours, on a light ground or a dark one, whatever theme the person has chosen. */
async function forceColours(scheme: 'light' | 'dark', theme: 'light' | 'dark'): Promise<void> {
  const features = [
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: scheme },
  ]
  const { theme: before } = document.documentElement.dataset
  document.documentElement.dataset['theme'] = theme
  await cdp().send('Emulation.setEmulatedMedia', { features })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
    if (before === undefined) delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = before
  })
}

/** All signs in a row, 14 px each with as much between them. */
function drawSigns(): void {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  flushSync(() =>
    root.render(
      <div data-testid="signs" style={{ display: 'flex', gap: 14, padding: 7, width: 'max-content' }}>
        {NAMES.map((name) => (
          <StatusSign key={name} status={name} />
        ))}
      </div>,
    ),
  )
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
}

const luminance = ([red = 0, green = 0, blue = 0]: Uint8ClampedArray) => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
    value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** How far the strongest pixel of each sign stands out from the ground, as it is really drawn. */
async function contrasts(): Promise<Map<SignName, number>> {
  const base64 = await page.getByTestId('signs').screenshot({ save: false })
  const image = new Image()
  image.src = `data:image/png;base64,${base64}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const drawing = canvas.getContext('2d')
  drawing?.drawImage(image, 0, 0)
  const { data } = drawing?.getImageData(0, 0, image.width, image.height) ?? { data: new Uint8ClampedArray() }
  const scale = image.width / (NAMES.length * 28)
  const lightAt = (x: number, y: number) =>
    luminance(data.slice((y * image.width + x) * 4, (y * image.width + x) * 4 + 3))
  const ground = lightAt(0, 0)
  return new Map(
    NAMES.map((name, index) => {
      let strongest = 1
      for (let x = Math.round(index * 28 * scale); x < Math.round((index + 1) * 28 * scale); x += 1) {
        for (let y = 0; y < image.height; y += 1) strongest = Math.max(strongest, contrast(lightAt(x, y), ground))
      }
      return [name, strongest]
    }),
  )
}

test('on a light ground of the system and a dark one, whatever the theme, every sign is seen', async () => {
  drawSigns()
  for (const scheme of ['light', 'dark'] as const) {
    for (const theme of ['light', 'dark'] as const) {
      await forceColours(scheme, theme)
      const faint = [...(await contrasts())].filter(([, ratio]) => ratio < 3)
      expect(faint, `${scheme}, ${theme}`).toEqual([])
    }
  }
})
