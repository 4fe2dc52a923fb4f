import type { InputHTMLAttributes } from 'react'
import { type QuoteField, quoteFieldOrder } from '../../../domain/contract/quoteFields.ts'

interface Control extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'> {
  required?: boolean
  rows?: number
  width?: 'pair' | 'third' | 'full'
}

/** The relay accepts a field without an entry, and the form does not show it. */
export const controls: Partial<Record<QuoteField, Control>> = {
  firstName: { required: true, autoComplete: 'given-name', width: 'pair' },
  lastName: { required: true, autoComplete: 'family-name', width: 'pair' },
  email: { required: true, type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { required: true, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  company: { autoComplete: 'organization', width: 'pair' },
  position: { autoComplete: 'organization-title', width: 'pair' },
  country: { autoComplete: 'country-name', width: 'third' },
  businessType: { width: 'third' },
  serviceType: { width: 'third' },
  message: { required: true, rows: 4, width: 'full' },
}

export const shownFields = quoteFieldOrder.filter((field) => field in controls)
