import { useState } from 'react'
import { failureText } from '#src/commands/gate/retry/failure-text.ts'
import { useText } from '#src/i18n/use-text.ts'

/** Sends what a form holds, once at a time; what speaks against it stands below and everything stays typed. */
export function useSending(send: () => Promise<boolean>, onClose: () => void) {
  const { t } = useText()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const submit = async () => {
    if (isSending) return
    setSending(true)
    setFailure(undefined)
    try {
      if (await send()) return onClose()
    } catch (error) {
      setFailure(failureText(error, t) ?? t('fields.failed'))
    }
    setSending(false)
  }
  return { isSending, failure, submit }
}
