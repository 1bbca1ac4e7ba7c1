import { Component, Suspense, useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test } from 'vitest'
import { loadedLater } from '#src/ui/loading/loaded-later.tsx'
import { userEvent } from '#tests/support/typing.ts'

function Field({ label }: { label: string }) {
  const [text, setText] = useState('')
  return <input aria-label={label} value={text} onChange={(event) => setText(event.target.value)} />
}

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render() {
    return this.state.message ?? this.props.children
  }
}

function mount(): { element: HTMLElement; root: Root } {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  return { element, root }
}

const field = (element: HTMLElement) => element.querySelector('input')

test('a part whose code is there is drawn at once, without its fallback', async () => {
  const part = loadedLater(async () => Field)
  await part.preload()
  const { element, root } = mount()
  flushSync(() =>
    root.render(
      <Suspense fallback="Moment">
        <part.component label="Text" />
      </Suspense>,
    ),
  )
  expect(element.textContent).toBe('')
  expect(field(element)?.getAttribute('aria-label')).toBe('Text')
})

test('a part that has to be fetched comes after its fallback, and what is typed into it stays when it is drawn again', async () => {
  const part = loadedLater(async () => Field)
  const { element, root } = mount()
  const draw = (label: string) =>
    flushSync(() =>
      root.render(
        <Suspense fallback="Moment">
          <part.component label={label} />
        </Suspense>,
      ),
    )
  draw('Text')
  expect(element.textContent).toBe('Moment')
  await expect.poll(() => field(element)).toBeTruthy()
  field(element)?.focus()
  await userEvent.keyboard('Hamburg')
  draw('Ort')
  expect(field(element)?.getAttribute('aria-label')).toBe('Ort')
  expect(field(element)?.value).toBe('Hamburg')
})

test('what could not be fetched takes only its own place, and is fetched when it is drawn again', async () => {
  let attempts = 0
  const part = loadedLater(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('offline')
    return Field
  })
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element, { onCaughtError: () => undefined })
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  const draw = (attempt: number) =>
    flushSync(() =>
      root.render(
        <Boundary key={attempt}>
          <Suspense fallback="Moment">
            <part.component label="Text" />
          </Suspense>
        </Boundary>,
      ),
    )
  draw(1)
  await expect.poll(() => element.textContent).toBe('offline')
  let draws = 1
  await expect
    .poll(() => {
      draw((draws += 1))
      return field(element)
    })
    .toBeTruthy()
  expect(attempts).toBe(2)
})
