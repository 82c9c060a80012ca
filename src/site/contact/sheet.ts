/** Of the locator's drawing, whose middle is the pin. */
export const width = 640;
export const height = 400;

export interface Position {
  latitude: number;
  longitude: number;
}
