import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useState } from 'react'
import { endpoints } from '../../../domain/contract/relay.ts'
import { isRecord } from '../../../lib/types.ts'
import { whenIdle } from '../../../ui/browser/scheduling.ts'

/** By the relay's own status; rejects when that is not JSON. */
const isDelayed = async (signal: AbortSignal): Promise<boolean> => {
  const response = await fetch(endpoints.status, { signal })
  const body: unknown = await response.json()
  return response.ok && isRecord(body) && body.delivery === 'delayed'
}

/** Shows its children while the form service is down and requests are delivered later. */
const DelayNotice = ({ children }: { children: ReactNode }) => {
  const [delayed, setDelayed] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    whenIdle(() => void isDelayed(leaving.signal).then(setDelayed, () => undefined))
    return () => leaving.abort()
  }, [])
  return (
    delayed && (
      <Box
        role="status"
        sx={{ mb: 4, p: 2.5, bgcolor: 'site.wash', borderInlineStart: 2, borderColor: 'site.brass' }}
      >
        {children}
      </Box>
    )
  )
}

export default DelayNotice
