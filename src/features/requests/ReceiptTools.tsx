import Box from '@mui/material/Box'
import { useState } from 'react'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { DownloadButtons } from '../listDocument/DownloadButtons.tsx'
import type { KeptRequest } from './keptRequests.ts'
import { selectKeptRequests } from './keptRequestsSlice.ts'
import { RequestStatus } from './RequestStatus.tsx'

/** Status and downloads of a request that was just sent. One that is not kept gets the present time. */
const ReceiptTools = ({ request }: { request: Omit<KeptRequest, 'sentAt'> }) => {
  const { key, reference, machines } = request
  const { requests } = useAppSelector(selectKeptRequests)
  const [shownAt] = useState(Date.now)
  const time = requests.find((kept) => kept.key === key)?.sentAt ?? shownAt
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      <RequestStatus request={request} />
      {machines.length > 0 && <DownloadButtons products={machines} sent={{ reference, time }} />}
    </Box>
  )
}

export default ReceiptTools
