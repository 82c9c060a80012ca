import sharp from 'sharp';

// only our decoders are open, because strangers' files reach each of them
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
});
sharp.cache(false);
// one picture at a time, so the other core is free for visitors
sharp.concurrency(1);

/** Set up for strangers' files; always import it from here. */
export { sharp };
