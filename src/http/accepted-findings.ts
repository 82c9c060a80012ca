/**
 * Header by which a call says that it can be asked before something goes out: the keys of what has been accepted, with
 * commas, and empty when nothing was asked yet. Without it nothing is asked (docs/decisions/032).
 */
export const acceptedFindings = 'accepted-findings';
