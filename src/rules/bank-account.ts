/** Numbers of bank accounts as players type and paste them. Spec: formats are not shown. */

/** A bank account's number without what parts its digits. */
export const bareNumber = (typed: string): string => typed.replaceAll(/[\s\u00a0.-]/g, '')

/** Whether it may be a bank account's: shorter and longer ones than any country has are mistakes. */
export const isAccountNumber = (bare: string): boolean => /^\d{4,34}$/.test(bare)
