/** The name of the report about a board: `router.tgz` gives `router_emi.pdf`. */
export function reportName(boardName: string): string {
  return `${boardName.replace(/\.[^.]+$/u, '')}_emi.pdf`;
}
