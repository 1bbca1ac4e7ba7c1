import { useRef, useState, type RefObject } from 'react'

/**
 * The sending of a form: what is wrong is said once somebody has tried, and has the keyboard; what goes out goes once; what did
 * not arrive stays typed, with what spoke against it (decision A17).
 */
export function useSending(form: {
  element: RefObject<HTMLFormElement | null>
  /** The name of the first field that is wrong. */
  firstWrong(): string | undefined
  /** False where the person turned away: the form stays. Rejects with what speaks against it. */
  send(): boolean | Promise<boolean>
  onSent(): void
  onSending?(isSending: boolean): void
}) {
  const { element, firstWrong, send, onSent, onSending } = form
  const [isChecked, setChecked] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const underWay = useRef<Promise<boolean>>(undefined)
  const focus = (name: string) => element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  const show = (is: boolean) => {
    setSending(is)
    onSending?.(is)
  }
  const submit = async () => {
    if (underWay.current !== undefined) return
    setChecked(true)
    setFailure(undefined)
    const wrong = firstWrong()
    if (wrong !== undefined) return focus(wrong)
    const attempt = send()
    if (typeof attempt === 'boolean') return attempt ? onSent() : undefined
    underWay.current = attempt
    show(true)
    try {
      if (await attempt) return onSent()
    } catch (error) {
      setFailure(error)
    }
    underWay.current = undefined
    show(false)
  }
  return {
    isChecked,
    isSending,
    /** What was thrown, until it is sent again. */
    failure,
    submit: () => void submit(),
    focus,
    /** What is on the way cannot be called back. */
    underWay: () => underWay.current,
  }
}
