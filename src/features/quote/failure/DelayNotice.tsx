import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import texts from '../../../content/texts/quote.json'
import { clientTimeoutMs, endpoints } from '../../../domain/contract/relay.ts'
import { isRecord } from '../../../lib/types.ts'
import { fetchInTime } from '../../../ui/browser/fetchInTime.ts'
import { whenIdle } from '../../../ui/browser/scheduling.ts'
import { OfficeLine } from '../OfficeLine.tsx'

/** Asks the relay for its status; rejects without an answer in JSON. */
const isDelayed = async (): Promise<boolean> => {
  const response = await fetchInTime(endpoints.status, clientTimeoutMs)
  const body: unknown = await response.json()
  return response.ok && isRecord(body) && body.delivery === 'delayed'
}

/** A notice while the form service is down and requests are delivered later. */
const DelayNotice = () => {
  const [delayed, setDelayed] = useState(false)
  useEffect(() => whenIdle(() => void isDelayed().then(setDelayed, () => undefined)), [])
  return (
    delayed && (
      <Box
        role="status"
        sx={{ mb: 4, p: 2.5, bgcolor: 'site.wash', borderInlineStart: (theme) => theme.edge.notice }}
      >
        <OfficeLine text={texts.form.delayed} />
      </Box>
    )
  )
}

export default DelayNotice
