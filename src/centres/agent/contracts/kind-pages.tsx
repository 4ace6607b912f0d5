import { ContractPage } from './contract-page.tsx'

/** The four pages of contracts (spec 2, "Agent centre": Dividend, Daily Salary, Hourly Salary, Real-Time Salary). */
export const DividendPage = () => <ContractPage kind="dividend" />
export const DailySalaryPage = () => <ContractPage kind="daily-salary" />
export const HourlySalaryPage = () => <ContractPage kind="hourly-salary" />
export const RealTimeSalaryPage = () => <ContractPage kind="real-time-salary" />
