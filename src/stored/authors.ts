/** For staff only. Usernames at that time; empty when unknown. */
export interface Authors {
  createdBy: string;
  updatedBy: string;
}
