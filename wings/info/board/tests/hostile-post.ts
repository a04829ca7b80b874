/** The worst text a member could post: each line would show itself if it ran or led away. */
export const hostile = `<img src=x onerror="alert('img')"><script>alert('script')</script>
<svg onload="alert('svg')"></svg> <a href="javascript:alert('link')">ลิงก์ร้าย</a>
<style>main { display: none }</style> javascript:alert(1) https://evil.example/steal อ่านได้`;

/** The title of such a post, longer than any layout expects. */
export const hostileTitle = `<img src=x onerror=alert(1)> ${'ยาว'.repeat(50)}`;
