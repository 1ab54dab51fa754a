import {useEffect, useRef, useState, type ReactNode} from 'react';
import Img from '@theme-original/MDXComponents/Img';
import type {Props} from '@theme/MDXComponents/Img';
import Zoom from '@site/src/components/Zoom';
import {canEnlarge, type Size} from '@site/src/components/Zoom/scale';

/** An image in Markdown. Readers can enlarge it if the column shrinks it and it is not a link. */
export default function ZoomableImg(props: Props): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const [natural, setNatural] = useState<Size>({width: 0, height: 0});
  const [isEnabled, setEnabled] = useState(false);

  useEffect(() => {
    const image = place.current?.querySelector('img');
    if (!image) return undefined;

    const measure = () => {
      const width = Number(props.width) || image.naturalWidth;
      const height = Number(props.height) || image.naturalHeight;
      setNatural({width, height});
      setEnabled(!image.closest('a') && canEnlarge(width, image.clientWidth));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(image);
    return () => observer.disconnect();
  }, [props.width, props.height]);

  return (
    <span ref={place}>
      <Zoom label={props.alt || 'Image'} isVector={false} isEnabled={isEnabled} {...natural}>
        <Img {...props} />
      </Zoom>
    </span>
  );
}
