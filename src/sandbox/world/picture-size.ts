export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const PNG = [0x89, 0x50, 0x4e, 0x47];

/** Width and height of a PNG in pixels, or null for anything else. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 24 || PNG.some((byte, index) => bytes[index] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
