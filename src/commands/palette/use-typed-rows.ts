import { useEffect, useMemo, useState } from 'react'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { SearchHit } from './search-hits.ts'

type Reader = (text: string, words: { t: Translate; format: Format }) => readonly SearchHit[]

/** Fetches what makes rows of a typed text by itself, without asking the server. */
export type TypedRows = () => Promise<Reader>

const none: readonly SearchHit[] = []

/** The rows that what was typed describes; none until the code is there, and none where that cannot be had. */
export function useTypedRows(
  load: TypedRows | undefined,
  query: string,
): { rows: readonly SearchHit[]; isLooking: boolean } {
  const { t } = useText()
  const format = useFormat()
  const [reader, setReader] = useState<{ read: Reader }>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let wanted = true
    load?.().then(
      (read) => wanted && setReader({ read }),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [load])
  const text = query.trim()
  const rows = useMemo(
    () => (text === '' ? none : (reader?.read(text, { t, format }) ?? none)),
    [reader, text, t, format],
  )
  return { rows, isLooking: load !== undefined && text !== '' && reader === undefined && !hasFailed }
}
